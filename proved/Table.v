(** Tables from positive numbers to anything, as binary trees along the digits of the numbers. *)

From Coq Require Import PArith.

Inductive t (A : Type) := Bare | Node (even : t A) (here : option A) (odd : t A).
Arguments Bare {A}.
Arguments Node {A}.

Definition empty {A} : t A := Bare.

Fixpoint find {A} (k : positive) (m : t A) : option A :=
  match m with
  | Bare => None
  | Node even here odd =>
      match k with xH => here | xO k' => find k' even | xI k' => find k' odd end
  end.

Fixpoint put {A} (k : positive) (a : A) (m : t A) : t A :=
  match k, m with
  | xH, Bare => Node Bare (Some a) Bare
  | xO k', Bare => Node (put k' a Bare) None Bare
  | xI k', Bare => Node Bare None (put k' a Bare)
  | xH, Node even _ odd => Node even (Some a) odd
  | xO k', Node even here odd => Node (put k' a even) here odd
  | xI k', Node even here odd => Node even here (put k' a odd)
  end.

Definition mem {A} (k : positive) (m : t A) : bool := match find k m with Some _ => true | None => false end.

Lemma find_empty {A} k : find k (@empty A) = None.
Proof. now destruct k. Qed.

Lemma find_bare {A} k : find k (@Bare A) = None.
Proof. now destruct k. Qed.

Lemma find_same {A} k (a : A) : forall m, find k (put k a m) = Some a.
Proof. induction k as [k IH|k IH|]; intros [|even here odd]; simpl; auto. Qed.

Lemma find_other {A} k : forall k' (a : A) m, k <> k' -> find k (put k' a m) = find k m.
Proof.
  induction k as [k IH|k IH|]; intros [k'|k'|] a [|even here odd] N; simpl; auto; try congruence;
    try (rewrite IH by congruence; now rewrite ?find_bare).
  all: now rewrite ?find_bare.
Qed.
