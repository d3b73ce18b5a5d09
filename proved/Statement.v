(** What is claimed: puzzles, solutions, and what "unique" and "none" mean.

    This is the file to read: whoever agrees with it need not read the checker. The theorem about the checker is
    at the end of [Sound.v]. *)

From Coq Require Import List ZArith.
Import ListNotations.
Open Scope Z_scope.

(** ** Facts *)

(** A world says of each variable whether it holds. The variables from 1 up to the number of facts are the facts
    of the puzzle ("r4c5 is 7"); those above are auxiliary. *)
Definition world := positive -> bool.

Inductive literal := Is (v : positive) | Not (v : positive).

Definition holds (w : world) (l : literal) : bool :=
  match l with Is v => w v | Not v => negb (w v) end.

(** ** Rules *)

(** So many of these literals hold; one that stands twice counts twice. *)
Fixpoint how_many (w : world) (ls : list literal) : Z :=
  match ls with
  | [] => 0
  | l :: rest => (if holds w l then 1 else 0) + how_many w rest
  end.

(** The weights of those that hold, added up. *)
Fixpoint weight (w : world) (ts : list (literal * Z)) : Z :=
  match ts with
  | [] => 0
  | (l, n) :: rest => (if holds w l then n else 0) + weight w rest
  end.

(** At least [low] and at most [high] of [among] hold. *)
Record count := Count { among : list literal; low : Z; high : Z }.

(** The weights of those literals that hold add up to [total]. *)
Record sum := Sum { terms : list (literal * Z); total : Z }.

Record rule := Rule { counts : list count; sums : list sum }.

Definition keeps_count (w : world) (c : count) : Prop := low c <= how_many w (among c) <= high c.
Definition keeps_sum (w : world) (s : sum) : Prop := weight w (terms s) = total s.
Definition keeps (w : world) (r : rule) : Prop :=
  Forall (keeps_count w) (counts r) /\ Forall (keeps_sum w) (sums r).

(** ** Lines (Numberlink) *)

(** Variable [drawn] says that the line between two cells is drawn. *)
Record edge := Edge { drawn : positive; one : positive; other : positive }.

Definition joins (e : edge) (x y : positive) : Prop :=
  (one e = x /\ other e = y) \/ (one e = y /\ other e = x).

Definition joined (es : list edge) (w : world) (x y : positive) : Prop :=
  exists e, In e es /\ w (drawn e) = true /\ joins e x y.

(** Each cell is joined to the next one. *)
Fixpoint way (es : list edge) (w : world) (cells : list positive) : Prop :=
  match cells with
  | x :: ((y :: _) as rest) => joined es w x y /\ way es w rest
  | _ => True
  end.

(** No three or more cells lie on a closed loop. *)
Definition no_loop (es : list edge) (w : world) : Prop :=
  forall c cs, NoDup (c :: cs) -> (2 <= length cs)%nat -> ~ way es w (c :: cs ++ [c]).

(** Ends that are joined by lines belong to the same path; [ends] has cells with the numbers of their paths. *)
Definition right_joints (es : list edge) (ends : list (positive * positive)) (w : world) : Prop :=
  forall c cs p q, way es w (c :: cs) -> In (c, p) ends -> In (last cs c, q) ends -> p = q.

(** ** Puzzles *)

Inductive entry :=
| Listed (r : rule)                          (* a rule of the puzzle *)
| Way (cells : list positive) (r : rule)     (* not all lines along these cells are drawn: shown from the lines *)
| Taken (r : rule).                          (* said to follow from the puzzle, and not shown here *)

Record puzzle := Puzzle {
  facts : N;
  auxiliaries : N;
  edges : list edge;
  ends : list (positive * positive);
  entries : list entry;
  givens : list literal
}.

(** A solution keeps all listed rules and the givens, and has no closed loop and no wrong joint. Only [Listed]
    entries matter: the others are no part of the puzzle. *)
Record solves (P : puzzle) (w : world) : Prop := {
  keeps_rules : forall r, In (Listed r) (entries P) -> keeps w r;
  keeps_givens : forall l, In l (givens P) -> holds w l = true;
  has_no_loop : no_loop (edges P) w;
  has_right_joints : right_joints (edges P) (ends P) w
}.

Definition is_fact (P : puzzle) (v : positive) : Prop := (Npos v <= facts P)%N.

(** Two worlds are the same solution when they agree on all facts. *)
Definition same_facts (P : puzzle) (w w' : world) : Prop := forall v, is_fact P v -> w v = w' v.

(** ** Claims *)

Inductive claim :=
| Unique (w : world)         (* this is the solution, and there is no other *)
| Impossible                 (* there is no solution *)
| Multiple (w w' : world)    (* there are two solutions at least, these *)
| Settled (ls : list literal). (* these hold in every solution *)

Definition is_true (P : puzzle) (c : claim) : Prop :=
  match c with
  | Unique w => solves P w /\ forall w', solves P w' -> same_facts P w' w
  | Impossible => forall w, ~ solves P w
  | Multiple w w' => solves P w /\ solves P w' /\ ~ same_facts P w w'
  | Settled ls => forall w, solves P w -> forall l, In l ls -> holds w l = true
  end.

(** What a proof with [Taken] entries rests on besides: in every solution, auxiliary variables can be settled so
    that these rules are kept. Where there are none, this is no condition ([nothing_taken] in [Sound.v]). *)
Definition taken_rightly (P : puzzle) : Prop :=
  forall w, solves P w ->
  exists w', solves P w' /\ same_facts P w' w /\ forall r, In (Taken r) (entries P) -> keeps w' r.
