(** Adding up counts and sums, so many times each, to something that can't be reached any more. *)

From Coq Require Import List ZArith Lia Bool.
From Whygrid Require Table.
From Whygrid Require Import Statement Propagation.
Import ListNotations.
Open Scope Z_scope.

(** A count or a sum: between [least] and [most] is what the weights of those literals that hold add up to. *)
Record item := Item { parts : list (literal * Z); least : Z; most : Z }.

Definition item_of_count (c : count) : item := Item (map (fun l => (l, 1)) (among c)) (low c) (high c).
Definition item_of_sum (s : sum) : item := Item (terms s) (total s) (total s).

Definition keeps_item (w : world) (i : item) : Prop := least i <= weight w (parts i) <= most i.

Lemma keeps_item_of_count w c : keeps_count w c -> keeps_item w (item_of_count c).
Proof.
  unfold keeps_count, keeps_item; simpl. intros K.
  replace (weight w (map (fun l => (l, 1)) (among c))) with (how_many w (among c)); auto.
  induction (among c) as [|l ls IH] in |- *; simpl; auto. now rewrite IH.
Qed.

Lemma keeps_item_of_sum w s : keeps_sum w s -> keeps_item w (item_of_sum s).
Proof. unfold keeps_sum, keeps_item; simpl. lia. Qed.

(** ** The terms of all that is added, and what they reach at least *)

Definition scaled (a : Z) (ts : list (literal * Z)) : list (literal * Z) :=
  map (fun t => (fst t, a * snd t)) ts.

Fixpoint all_terms (added : list (Z * item)) : list (literal * Z) :=
  match added with
  | [] => []
  | (a, i) :: rest => scaled a (parts i) ++ all_terms rest
  end.

Fixpoint at_least (added : list (Z * item)) : Z :=
  match added with
  | [] => 0
  | (a, i) :: rest => a * (if 0 <=? a then least i else most i) + at_least rest
  end.

Lemma weight_app w ts us : weight w (ts ++ us) = weight w ts + weight w us.
Proof. induction ts as [|[l n] ts IH]; simpl; lia. Qed.

Lemma weight_scaled w a ts : weight w (scaled a ts) = a * weight w ts.
Proof. induction ts as [|[l n] ts IH]; simpl; [lia|]. rewrite IH. destruct (holds w l); lia. Qed.

Lemma at_least_sound w added : Forall (fun t => keeps_item w (snd t)) added ->
  at_least added <= weight w (all_terms added).
Proof.
  induction added as [|[a i] rest IH]; intros F; simpl; [lia|].
  inversion F as [|? ? K Ks]; subst. unfold keeps_item in K; simpl in K. specialize (IH Ks).
  rewrite weight_app, weight_scaled. destruct (Z.leb_spec 0 a); nia.
Qed.

(** ** Weights of variables, in a table *)

Definition weights := Table.t Z.

Fixpoint weigh (v : positive) (n : Z) (t : weights) : weights :=
  match v, t with
  | xH, Table.Bare => Table.Node Table.Bare (Some n) Table.Bare
  | xO v', Table.Bare => Table.Node (weigh v' n Table.Bare) None Table.Bare
  | xI v', Table.Bare => Table.Node Table.Bare None (weigh v' n Table.Bare)
  | xH, Table.Node even None odd => Table.Node even (Some n) odd
  | xH, Table.Node even (Some k) odd => Table.Node even (Some (k + n)) odd
  | xO v', Table.Node even here odd => Table.Node (weigh v' n even) here odd
  | xI v', Table.Node even here odd => Table.Node even here (weigh v' n odd)
  end.

(** What those that hold add up to. *)
Fixpoint weighed (w : world) (t : weights) : Z :=
  match t with
  | Table.Bare => 0
  | Table.Node even here odd =>
      weighed (fun v => w (xO v)) even
      + match here with Some n => if w xH then n else 0 | None => 0 end
      + weighed (fun v => w (xI v)) odd
  end.

(** What they add up to at most. *)
Fixpoint at_most (t : weights) : Z :=
  match t with
  | Table.Bare => 0
  | Table.Node even here odd =>
      at_most even + match here with Some n => Z.max 0 n | None => 0 end + at_most odd
  end.

Lemma weigh_sound v : forall (w : world) n t, weighed w (weigh v n t) = weighed w t + (if w v then n else 0).
Proof.
  induction v as [v IH|v IH|]; intros w n [|even here odd]; simpl; rewrite ?IH; simpl; try lia.
  destruct here as [k|]; simpl; destruct (w xH); lia.
Qed.

Lemma at_most_sound t : forall w, weighed w t <= at_most t.
Proof.
  induction t as [|even IHe here odd IHo]; intros w; simpl; [lia|].
  specialize (IHe (fun v => w (xO v))). specialize (IHo (fun v => w (xI v))).
  destruct here as [n|]; [destruct (w xH)|]; lia.
Qed.

(** ** What is open: a constant, and weights *)

Fixpoint reduce (m : settled) (ts : list (literal * Z)) (constant : Z) (opens : weights) : Z * weights :=
  match ts with
  | [] => (constant, opens)
  | (l, n) :: rest =>
      match value m l with
      | Some true => reduce m rest (constant + n) opens
      | Some false => reduce m rest constant opens
      | None =>
          match l with
          | Is v => reduce m rest constant (weigh v n opens)
          | Not v => reduce m rest (constant + n) (weigh v (- n) opens)
          end
      end
  end.

Lemma reduce_sound w m : agrees w m -> forall ts constant opens constant' opens',
  reduce m ts constant opens = (constant', opens') ->
  weight w ts + constant + weighed w opens = constant' + weighed w opens'.
Proof.
  intros A ts; induction ts as [|[l n] ts IH]; simpl; intros constant opens constant' opens' E.
  - inversion E; subst; lia.
  - destruct (value m l) as [[|]|] eqn:V.
    + apply IH in E. rewrite (agrees_value _ _ _ _ A V). lia.
    + apply IH in E. rewrite (agrees_value _ _ _ _ A V). lia.
    + destruct l as [v|v]; apply IH in E; rewrite weigh_sound in E; simpl in *; destruct (w v); simpl in *; lia.
Qed.

(** ** Together *)

Definition out_of_reach (m : settled) (added : list (Z * item)) : bool :=
  match reduce m (all_terms added) 0 Table.empty with
  | (constant, opens) => constant + at_most opens <? at_least added
  end.

Lemma out_of_reach_sound w m added : agrees w m -> Forall (fun t => keeps_item w (snd t)) added ->
  out_of_reach m added = false.
Proof.
  intros A K. unfold out_of_reach.
  destruct (reduce m (all_terms added) 0 Table.empty) as [constant opens] eqn:E.
  pose proof (reduce_sound w m A _ _ _ _ _ E) as H. simpl in H.
  pose proof (at_least_sound w added K). pose proof (at_most_sound opens w).
  apply Z.ltb_ge. lia.
Qed.
