(** The checker: a function from a puzzle, steps and a claim to yes or no.

    It takes the same notion of a deduction as [logic/check.py]: premises, named rules and the negated conclusion
    contradict each other. How they do is said by a hint, so that nothing is searched for here. *)

From Coq Require Import List ZArith Bool.
From Whygrid Require Table.
From Whygrid Require Import Statement Propagation Linear Lines.
Import ListNotations.
Open Scope Z_scope.

(** ** Proofs *)

(** How a contradiction is reached: by propagation alone, by a branching, or by adding up numbered items. *)
Inductive tree :=
| Leaf
| Branch (l : literal) (yes no : tree)
| Add (added : list (Z * positive)).

(** [together] contradicts the rest; [earlier] are numbers of lemmas of the same deduction. *)
Record lemma := Lemma_ {
  together : list literal;
  lemma_premises : list literal;
  lemma_rules : list positive;
  earlier : list positive;
  lemma_hint : tree
}.

Inductive deduction :=
  Deduction (conclusions premises : list literal) (rules : list positive) (lemmas : list lemma)
    (hints : list tree) (cases : list case)
with case := Case (assumption : literal) (inside : list deduction).

Definition conclusions (d : deduction) := match d with Deduction cs _ _ _ _ _ => cs end.
Definition premises (d : deduction) := match d with Deduction _ ps _ _ _ _ => ps end.
Definition assumption (k : case) := match k with Case a _ => a end.

(** No [fact] means a contradiction. *)
Record step := Step { fact : option literal; support : list literal; deductions : list deduction }.

(** ** Sets of literals *)

Definition facts_set := Table.t unit.
Definition key (l : literal) : positive := match l with Is v => xO v | Not v => xI v end.
Definition member (s : facts_set) (l : literal) : bool := Table.mem (key l) s.
Definition add_all (ls : list literal) (s : facts_set) : facts_set :=
  fold_left (fun s l => Table.put (key l) tt s) ls s.
Definition set_of (ls : list literal) : facts_set := add_all ls Table.empty.

(** ** What a puzzle gives to deductions *)

(** Rules by number, and items, each with the number of its rule. *)
Record ground := Ground {
  rules : Table.t rule;
  items : Table.t (positive * item);
  last_fact : N;
  last_variable : N
}.

Definition up_to (last : N) (l : literal) : bool := N.leb (Npos (variable l)) last.

Fixpoint rules_named (g : ground) (names : list positive) : option (list count) :=
  match names with
  | [] => Some []
  | n :: rest =>
      match Table.find n (rules g), rules_named g rest with
      | Some r, Some cs => Some (counts r ++ cs)
      | _, _ => None
      end
  end.

Fixpoint items_named (g : ground) (names : list positive) (added : list (Z * positive)) : option (list (Z * item)) :=
  match added with
  | [] => Some []
  | (a, n) :: rest =>
      match Table.find n (items g), items_named g names rest with
      | Some (r, i), Some more => if existsb (Pos.eqb r) names then Some ((a, i) :: more) else None
      | _, _ => None
      end
  end.

(** ** Contradictions *)

(** Whether what is settled leads to a contradiction in the way of the hint; None is one already. *)
Fixpoint refuted (g : ground) (names : list positive) (p : places) (m : option settled) (t : tree) : bool :=
  match m with
  | None => true
  | Some m' =>
      match t with
      | Leaf => false
      | Branch l yes no =>
          refuted g names p (follow p m' [l]) yes && refuted g names p (follow p m' [negated l]) no
      | Add added =>
          match items_named g names added with Some is => out_of_reach m' is | None => false end
      end
  end.

Definition first (hints : list tree) : tree := match hints with t :: _ => t | [] => Leaf end.

Fixpoint all_follow (g : ground) (names : list positive) (p : places) (m : settled)
    (cs : list literal) (hints : list tree) : bool :=
  match cs with
  | [] => true
  | c :: rest =>
      refuted g names p (follow p m [negated c]) (first hints) && all_follow g names p m rest (tl hints)
  end.

(** All conclusions follow from what is held, or a contradiction where there are none. *)
Definition follows (g : ground) (names : list positive) (counts : list count) (held : list literal)
    (cs : list literal) (hints : list tree) : bool :=
  let p := places_of counts in
  match begin counts p held with
  | None => true
  | Some m =>
      match cs with
      | [] => refuted g names p (Some m) (first hints)
      | _ => all_follow g names p m cs hints
      end
  end.

(** ** Lemmas *)

Fixpoint length_of {A} (ls : list A) (n : Z) : Z :=
  match ls with [] => n | _ :: rest => length_of rest (Z.succ n) end.

Definition not_all (ls : list literal) : count := Count ls 0 (length_of ls (-1)).

Fixpoint earlier_ones (shown : Table.t (list literal)) (numbers : list positive) : option (list count) :=
  match numbers with
  | [] => Some []
  | n :: rest =>
      match Table.find n shown, earlier_ones shown rest with
      | Some ls, Some cs => Some (not_all ls :: cs)
      | _, _ => None
      end
  end.

(** The last lemma as a count, after all are checked; no count where there are none, None where one is wrong. *)
Fixpoint check_lemmas (g : ground) (given : facts_set) (shown : Table.t (list literal)) (number : positive)
    (lemmas : list lemma) (last : list count) : option (list count) :=
  match lemmas with
  | [] => Some last
  | k :: rest =>
      match rules_named g (lemma_rules k), earlier_ones shown (earlier k) with
      | Some cs, Some before =>
          if forallb (up_to (last_variable g)) (together k)
             && forallb (member given) (lemma_premises k)
             && follows g (lemma_rules k) (cs ++ before) (lemma_premises k ++ together k) [] [lemma_hint k]
          then check_lemmas g given (Table.put number (together k) shown) (Pos.succ number) rest [not_all (together k)]
          else None
      | _, _ => None
      end
  end.

(** ** Deductions and chains of them *)

(** What is shown after these deductions; each may rest on what is shown before it. *)
Fixpoint chain (check : deduction -> bool) (shown : facts_set) (ds : list deduction) : option facts_set :=
  match ds with
  | [] => Some shown
  | d :: rest =>
      if check d && forallb (member shown) (premises d)
      then chain check (add_all (conclusions d) shown) rest
      else None
  end.

(** The last deduction has no conclusions. *)
Fixpoint contradictory (ds : list deduction) : bool :=
  match ds with
  | [] => false
  | [d] => match conclusions d with [] => true | _ => false end
  | _ :: rest => contradictory rest
  end.

Definition closed_case (check : deduction -> bool) (cs ps : list literal) (k : case) : bool :=
  match k with
  | Case a inside =>
      match chain check (set_of (a :: ps)) inside with
      | None => false
      | Some shown =>
          contradictory inside || match cs with [] => false | _ => forallb (member shown) cs end
      end
  end.

(** [depth] bounds how deeply cases are nested. *)
Fixpoint check_deduction (g : ground) (depth : nat) (d : deduction) : bool :=
  match depth, d with
  | O, _ => false
  | S less, Deduction cs ps names lemmas hints cases =>
      let assumptions := map assumption cases in
      forallb (up_to (last_fact g)) cs
      && forallb (up_to (last_fact g)) ps
      && forallb (up_to (last_fact g)) assumptions
      && match rules_named g names with
         | None => false
         | Some counts =>
             match check_lemmas g (set_of ps) Table.empty xH lemmas [] with
             | None => false
             | Some more => follows g names (counts ++ more) (ps ++ map negated assumptions) cs hints
             end
         end
      && forallb (closed_case (check_deduction g less) cs ps) cases
  end.

(** ** Steps *)

Definition depth_limit : nat := 61.

Fixpoint last_conclusions (ds : list deduction) : option (list literal) :=
  match ds with
  | [] => None
  | [d] => Some (conclusions d)
  | _ :: rest => last_conclusions rest
  end.

(** What a step settles; None where it is wrong. *)
Definition check_step (g : ground) (known : facts_set) (s : step) : option (list literal) :=
  if forallb (up_to (last_fact g)) (support s) && forallb (member known) (support s)
  then match chain (check_deduction g depth_limit) (set_of (support s)) (deductions s) with
       | None => None
       | Some _ =>
           match fact s, last_conclusions (deductions s) with
           | None, Some [] => Some []
           | Some f, Some cs => if existsb (fun c => Pos.eqb (key f) (key c)) cs then Some cs else None
           | _, _ => None
           end
       end
  else None.

(** What is known after all steps, and whether one of them is a contradiction. *)
Fixpoint check_steps (g : ground) (known : facts_set) (impossible : bool) (steps : list step)
  : option (facts_set * bool) :=
  match steps with
  | [] => Some (known, impossible)
  | s :: rest =>
      match check_step g known s with
      | None => None
      | Some ls =>
          check_steps g (add_all ls known) (match fact s with None => true | Some _ => impossible end) rest
      end
  end.

(** ** The puzzle *)

Definition rule_of (e : entry) : rule := match e with Listed r => r | Way _ r => r | Taken r => r end.

Fixpoint number_rules (es : list entry) (number : positive) (t : Table.t rule) : Table.t rule :=
  match es with
  | [] => t
  | e :: rest => number_rules rest (Pos.succ number) (Table.put number (rule_of e) t)
  end.

Definition items_of (r : rule) : list item := map item_of_count (counts r) ++ map item_of_sum (sums r).

Fixpoint number_items (is : list item) (of : positive) (number : positive) (t : Table.t (positive * item))
  : positive * Table.t (positive * item) :=
  match is with
  | [] => (number, t)
  | i :: rest => number_items rest of (Pos.succ number) (Table.put number (of, i) t)
  end.

Fixpoint number_all_items (es : list entry) (of number : positive) (t : Table.t (positive * item))
  : Table.t (positive * item) :=
  match es with
  | [] => t
  | e :: rest =>
      match number_items (items_of (rule_of e)) of number t with
      | (number', t') => number_all_items rest (Pos.succ of) number' t'
      end
  end.

Definition ground_of (P : puzzle) : ground :=
  Ground (number_rules (entries P) xH Table.empty) (number_all_items (entries P) xH xH Table.empty)
    (facts P) (facts P + auxiliaries P).

(** Those entries that are shown from the lines are right. *)
Definition ways_right (P : puzzle) : bool :=
  let t := edge_table (edges P) in
  forallb (fun e => match e with Way cells r => way_rule t (ends P) cells r | _ => true end) (entries P).

(** ** Solutions and claims *)

(** What is said to be so: solutions literal by literal, each with a hint about its lines. *)
Inductive assertion :=
| Says_unique (ls : list literal) (h : hint)
| Says_impossible
| Says_multiple (ls : list literal) (h : hint) (ls' : list literal) (h' : hint)
| Says_settled (ls : list literal).

Definition table_of (ls : list literal) : settled := fold_left settle ls Table.empty.

Definition world_in (m : settled) : world := fun v => match Table.find v m with Some b => b | None => false end.
Definition world_of (ls : list literal) : world := world_in (table_of ls).

Definition claim_of (a : assertion) : claim :=
  match a with
  | Says_unique ls _ => Unique (world_of ls)
  | Says_impossible => Impossible
  | Says_multiple ls _ ls' _ => Multiple (world_of ls) (world_of ls')
  | Says_settled ls => Settled ls
  end.

Definition keeps_countb (w : world) (c : count) : bool :=
  let n := how_many w (among c) in (low c <=? n) && (n <=? high c).
Definition keeps_sumb (w : world) (s : sum) : bool := weight w (terms s) =? total s.
Definition keepsb (w : world) (r : rule) : bool :=
  forallb (keeps_countb w) (counts r) && forallb (keeps_sumb w) (sums r).

Definition solution (P : puzzle) (w : world) (h : hint) : bool :=
  forallb (fun e => match e with Listed r => keepsb w r | _ => true end) (entries P)
  && forallb (holds w) (givens P)
  && lines_right (edges P) (ends P) h w.

(** How many of these are known. *)
Fixpoint known_among (known : facts_set) (ls : list literal) (n : Z) : Z :=
  match ls with
  | [] => n
  | l :: rest => known_among known rest (if member known l then Z.succ n else n)
  end.

(** What known facts exclude at once by some count: those besides as many as may hold. *)
Definition excluded_by (known : facts_set) (c : count) : list literal :=
  if known_among known (among c) 0 =? high c
  then map negated (filter (fun l => negb (member known l)) (among c))
  else [].

Definition excluded (known : facts_set) (es : list entry) : list literal :=
  flat_map (fun e => match e with Listed r => flat_map (excluded_by known) (counts r) | _ => [] end) es.

(** The literals are about the variables from this one on, in order, up to the last one at least. *)
Fixpoint in_order (next : positive) (last : N) (ls : list literal) : bool :=
  match ls with
  | [] => N.ltb last (Npos next)
  | l :: rest => Pos.eqb (variable l) next && in_order (Pos.succ next) last rest
  end.

Definition all_settled (P : puzzle) (known : facts_set) (ls : list literal) : bool :=
  let s := add_all (excluded known (entries P)) known in
  in_order xH (facts P) ls && forallb (fun l => negb (up_to (facts P) l) || member s l) ls.

Definition differ (P : puzzle) (w : world) (ls : list literal) : bool :=
  existsb (fun l => up_to (facts P) l && negb (holds w l)) ls.

Definition check (P : puzzle) (steps : list step) (a : assertion) : bool :=
  ways_right P &&
  match check_steps (ground_of P) (set_of (givens P)) false steps with
  | None => false
  | Some (known, impossible) =>
      match a with
      | Says_unique ls h => solution P (world_of ls) h && all_settled P known ls
      | Says_impossible => impossible
      | Says_multiple ls h ls' h' =>
          in_order xH (facts P) ls
          && solution P (world_of ls) h && solution P (world_of ls') h' && differ P (world_of ls') ls
      | Says_settled ls => forallb (fun l => up_to (facts P) l && member known l) ls
      end
  end.
