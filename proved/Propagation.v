(** Propagation over counts: what follows at once.

    The only thing that is kept is which variables are settled. Whenever one is settled, the counts that it stands in
    are looked at again. *)

From Coq Require Import List ZArith Lia Bool.
From Whygrid Require Table.
From Whygrid Require Import Statement.
Import ListNotations.
Open Scope Z_scope.

Definition negated (l : literal) : literal := match l with Is v => Not v | Not v => Is v end.
Definition variable (l : literal) : positive := match l with Is v => v | Not v => v end.

Lemma holds_negated w l : holds w (negated l) = negb (holds w l).
Proof. destruct l; simpl; now rewrite ?negb_involutive. Qed.

(** ** Repeating something, for a bounded number of times *)

Inductive progress (S R : Type) := Go (s : S) | Stop (r : R).
Arguments Go {S R}.
Arguments Stop {S R}.

Fixpoint repeat {S R} (step : S -> progress S R) (times : positive) (s : S) : progress S R :=
  match times with
  | xH => step s
  | xO half =>
      match repeat step half s with Go s' => repeat step half s' | stop => stop end
  | xI half =>
      match step s with
      | Go s' => match repeat step half s' with Go s'' => repeat step half s'' | stop => stop end
      | stop => stop
      end
  end.

Lemma repeat_keeps {S R} (step : S -> progress S R) (good : progress S R -> Prop) :
  (forall s, good (Go s) -> good (step s)) -> forall times s, good (Go s) -> good (repeat step times s).
Proof.
  intros Hstep times; induction times as [half IH|half IH|]; intros s Hs; simpl; auto.
  - pose proof (Hstep s Hs) as H. destruct (step s) as [s1|]; auto.
    pose proof (IH s1 H) as H1. destruct (repeat step half s1); auto.
  - pose proof (IH s Hs) as H. destruct (repeat step half s); auto.
Qed.

(** More than any computer takes. *)
Definition enough : positive := (2 ^ 60)%positive.

(** ** What is settled *)

Definition settled := Table.t bool.

Definition value (m : settled) (l : literal) : option bool :=
  match l with
  | Is v => Table.find v m
  | Not v => match Table.find v m with Some b => Some (negb b) | None => None end
  end.

Definition settle (m : settled) (l : literal) : settled :=
  match l with Is v => Table.put v true m | Not v => Table.put v false m end.

Definition agrees (w : world) (m : settled) : Prop := forall v b, Table.find v m = Some b -> w v = b.

Lemma agrees_empty w : agrees w Table.empty.
Proof. intros v b H. rewrite Table.find_empty in H. discriminate. Qed.

Lemma agrees_value w m l b : agrees w m -> value m l = Some b -> holds w l = b.
Proof.
  intros H E. destruct l as [v|v]; simpl in *.
  - now apply H.
  - destruct (Table.find v m) as [b'|] eqn:F; inversion E. now rewrite (H v b' F).
Qed.

Lemma agrees_settle w m l : agrees w m -> holds w l = true -> agrees w (settle m l).
Proof.
  intros H E v b F. destruct l as [u|u]; simpl in *.
  - destruct (Pos.eq_dec v u) as [->|N].
    + rewrite Table.find_same in F. now inversion F; subst.
    + rewrite Table.find_other in F by auto. now apply H.
  - destruct (Pos.eq_dec v u) as [->|N].
    + rewrite Table.find_same in F. inversion F; subst. now destruct (w u).
    + rewrite Table.find_other in F by auto. now apply H.
Qed.

(** ** One count *)

(** How many literals of a count hold, how many are open, and which. *)
Fixpoint scan (m : settled) (ls : list literal) (true_ones open_ones : Z) (opens : list literal)
  : Z * Z * list literal :=
  match ls with
  | [] => (true_ones, open_ones, opens)
  | l :: rest =>
      match value m l with
      | Some true => scan m rest (Z.succ true_ones) open_ones opens
      | Some false => scan m rest true_ones open_ones opens
      | None => scan m rest true_ones (Z.succ open_ones) (l :: opens)
      end
  end.

(** What follows from a count: these literals; None where it can't be kept. *)
Definition look (m : settled) (c : count) : option (list literal) :=
  match scan m (among c) 0 0 [] with
  | (true_ones, open_ones, opens) =>
      if high c <? true_ones then None
      else if true_ones + open_ones <? low c then None
      else match opens with
           | [] => Some []
           | _ => if true_ones =? high c then Some (map negated opens)
                  else if true_ones + open_ones =? low c then Some opens
                  else Some []
           end
  end.

Lemma how_many_bounds w ls : 0 <= how_many w ls <= Z.of_nat (length ls).
Proof. induction ls as [|l ls IH]; simpl how_many; [simpl; lia|]. simpl length. destruct (holds w l); lia. Qed.

Lemma none_holds w ls : how_many w ls = 0 -> forall l, In l ls -> holds w l = false.
Proof.
  induction ls as [|l ls IH]; simpl; [tauto|]. intros E k [->|I].
  - pose proof (how_many_bounds w ls). destruct (holds w k); auto. lia.
  - apply IH; auto. pose proof (how_many_bounds w ls). destruct (holds w l); lia.
Qed.

Lemma all_hold w ls : how_many w ls = Z.of_nat (length ls) -> forall l, In l ls -> holds w l = true.
Proof.
  induction ls as [|l ls IH]; [simpl; tauto|]. simpl how_many; simpl length. intros E k [->|I].
  - pose proof (how_many_bounds w ls). destruct (holds w k); auto. lia.
  - apply IH; auto. pose proof (how_many_bounds w ls). destruct (holds w l); lia.
Qed.

Lemma scan_counts w m : agrees w m -> forall ls t o opens t' o' opens',
  scan m ls t o opens = (t', o', opens') -> o = Z.of_nat (length opens) ->
  t + how_many w ls + how_many w opens = t' + how_many w opens' /\ o' = Z.of_nat (length opens').
Proof.
  intros A ls; induction ls as [|l ls IH]; simpl; intros t o opens t' o' opens' E L.
  - inversion E; subst. split; lia.
  - destruct (value m l) as [[|]|] eqn:V.
    + apply IH in E; auto. rewrite (agrees_value _ _ _ _ A V). split; lia.
    + apply IH in E; auto. rewrite (agrees_value _ _ _ _ A V). split; lia.
    + apply IH in E; [|simpl length; lia]. simpl how_many in E. split; lia.
Qed.

Lemma look_sound w m c : agrees w m -> keeps_count w c ->
  exists ls, look m c = Some ls /\ forall l, In l ls -> holds w l = true.
Proof.
  unfold look, keeps_count. intros A K.
  destruct (scan m (among c) 0 0 []) as [[t o] opens] eqn:E.
  destruct (scan_counts w m A _ _ _ _ _ _ _ E eq_refl) as [H L]. simpl how_many in H.
  pose proof (how_many_bounds w opens) as B.
  destruct (Z.ltb_spec (high c) t); [lia|].
  destruct (Z.ltb_spec (t + o) (low c)); [lia|].
  destruct opens as [|l0 opens0]; [exists []; simpl; tauto|]. remember (l0 :: opens0) as opens eqn:O. clear O.
  destruct (Z.eqb_spec t (high c)).
  - eexists; split; [reflexivity|]. intros l I. apply in_map_iff in I as (k & <- & I).
    rewrite holds_negated, (none_holds w opens); auto. lia.
  - destruct (Z.eqb_spec (t + o) (low c)).
    + eexists; split; [reflexivity|]. apply all_hold. lia.
    + exists []; simpl; tauto.
Qed.

(** ** All counts *)

(** For each variable the counts that it stands in. *)
Definition places := Table.t (list count).

Definition note (c : count) (p : places) (l : literal) : places :=
  let v := variable l in
  match Table.find v p with
  | Some cs => Table.put v (c :: cs) p
  | None => Table.put v [c] p
  end.

Definition places_of (cs : list count) : places :=
  fold_left (fun p c => fold_left (note c) (among c) p) cs Table.empty.

Definition standing (p : places) (v : positive) : list count :=
  match Table.find v p with Some cs => cs | None => [] end.

Definition all_kept (w : world) (p : places) : Prop := forall v, Forall (keeps_count w) (standing p v).

Lemma all_kept_empty w : all_kept w Table.empty.
Proof. intros v. unfold standing. rewrite Table.find_empty. constructor. Qed.

Lemma all_kept_note w c p l : keeps_count w c -> all_kept w p -> all_kept w (note c p l).
Proof.
  intros K A v. unfold note, standing. pose proof (A (variable l)) as Al. pose proof (A v) as Av.
  unfold standing in Al, Av.
  destruct (Pos.eq_dec v (variable l)) as [->|N].
  - destruct (Table.find (variable l) p) as [cs|]; rewrite Table.find_same; constructor; auto.
  - destruct (Table.find (variable l) p) as [cs|]; rewrite Table.find_other; auto.
Qed.

Lemma all_kept_places w cs : Forall (keeps_count w) cs -> all_kept w (places_of cs).
Proof.
  unfold places_of. generalize (all_kept_empty w). generalize (@Table.empty (list count)).
  induction cs as [|c cs IH]; intros p A F; simpl; auto.
  inversion F as [|? ? Kc Kcs]; subst. apply IH; auto. clear IH F Kcs.
  revert p A. induction (among c) as [|l ls IH]; intros p A; simpl; auto using all_kept_note.
Qed.

(** Look at these counts, and add what follows to what is to be settled. *)
Fixpoint visit (m : settled) (cs : list count) (queue : list literal) : option (list literal) :=
  match cs with
  | [] => Some queue
  | c :: rest =>
      match look m c with
      | None => None
      | Some [] => visit m rest queue
      | Some ls => visit m rest (rev_append ls queue)
      end
  end.

Lemma visit_sound w m cs : agrees w m -> Forall (keeps_count w) cs -> forall queue,
  (forall l, In l queue -> holds w l = true) ->
  exists queue', visit m cs queue = Some queue' /\ forall l, In l queue' -> holds w l = true.
Proof.
  intros A F. induction F as [|c cs K F IH]; intros queue Q; simpl; [eauto|].
  destruct (look_sound w m c A K) as (ls & -> & H).
  destruct ls as [|l0 ls0]; auto. apply IH. intros l I.
  rewrite rev_append_rev in I. apply in_app_or in I as [I|I]; auto. apply H. now apply in_rev.
Qed.

(** Settle the first of the queue; at the end what is settled, or None where counts can't all be kept. *)
Definition settle_next (p : places) (s : settled * list literal)
  : progress (settled * list literal) (option settled) :=
  match s with
  | (m, []) => Stop (Some m)
  | (m, l :: queue) =>
      match value m l with
      | Some true => Go (m, queue)
      | Some false => Stop None
      | None =>
          let m' := settle m l in
          match visit m' (standing p (variable l)) queue with
          | None => Stop None
          | Some queue' => Go (m', queue')
          end
      end
  end.

Definition follow (p : places) (m : settled) (queue : list literal) : option settled :=
  match repeat (settle_next p) enough (m, queue) with
  | Go (m', _) => Some m'
  | Stop result => result
  end.

Lemma follow_sound w p m queue : all_kept w p -> agrees w m ->
  (forall l, In l queue -> holds w l = true) -> exists m', follow p m queue = Some m' /\ agrees w m'.
Proof.
  intros K A Q. unfold follow.
  set (good := fun s : progress (settled * list literal) (option settled) =>
    match s with
    | Go (m, queue) => agrees w m /\ forall l, In l queue -> holds w l = true
    | Stop result => exists m', result = Some m' /\ agrees w m'
    end).
  assert (G : good (repeat (settle_next p) enough (m, queue))).
  - apply repeat_keeps; [|now split]. clear m queue A Q. intros [m [|l queue]] [A Q]; simpl.
    + now exists m.
    + assert (Hl : holds w l = true) by (apply Q; now left).
      assert (Hq : forall k, In k queue -> holds w k = true) by (intros; apply Q; now right).
      destruct (value m l) as [[|]|] eqn:V.
      * now split.
      * pose proof (agrees_value _ _ _ _ A V). congruence.
      * pose proof (agrees_settle w m l A Hl) as A'.
        destruct (visit_sound w _ _ A' (K (variable l)) queue Hq) as (queue' & -> & Q'). now split.
  - destruct (repeat (settle_next p) enough (m, queue)) as [[m' q']|result]; simpl in *.
    + exists m'. tauto.
    + exact G.
Qed.

(** What follows at once from these counts and literals, from the start. *)
Definition begin (cs : list count) (p : places) (ls : list literal) : option settled :=
  match visit Table.empty cs ls with
  | None => None
  | Some queue => follow p Table.empty queue
  end.

Lemma begin_sound w cs p ls : Forall (keeps_count w) cs -> all_kept w p ->
  (forall l, In l ls -> holds w l = true) -> exists m, begin cs p ls = Some m /\ agrees w m.
Proof.
  intros F K H. unfold begin.
  destruct (visit_sound w _ _ (agrees_empty w) F ls H) as (queue & -> & Q).
  apply follow_sound; auto using agrees_empty.
Qed.
