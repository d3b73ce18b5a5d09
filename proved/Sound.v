(** What the checker accepts is true. *)

From Coq Require Import List ZArith Lia Bool.
From Whygrid Require Table.
From Whygrid Require Import Statement Propagation Linear Lines Checker.
Import ListNotations.
Open Scope Z_scope.

Definition all_true (w : world) (ls : list literal) : Prop := forall l, In l ls -> holds w l = true.

(** ** Sets of literals *)

Definition true_set (w : world) (s : facts_set) : Prop := forall l, member s l = true -> holds w l = true.

Lemma key_injective l k : key l = key k -> l = k.
Proof. destruct l, k; simpl; intros E; inversion E; auto. Qed.

Lemma member_add s l k : member (Table.put (key l) tt s) k = true -> k = l \/ member s k = true.
Proof.
  unfold member, Table.mem.
  destruct (Pos.eq_dec (key k) (key l)) as [E|N]; [left; now apply key_injective|].
  rewrite Table.find_other by auto. auto.
Qed.

Lemma true_set_add_all w ls : forall s, true_set w s -> all_true w ls -> true_set w (add_all ls s).
Proof.
  unfold add_all. induction ls as [|l ls IH]; simpl; intros s S A; auto.
  apply IH.
  - intros k K. apply member_add in K as [->|K]; [apply A; now left | now apply S].
  - intros k K. apply A. now right.
Qed.

Lemma true_set_empty w : true_set w Table.empty.
Proof. intros l. unfold member, Table.mem. rewrite Table.find_empty. discriminate. Qed.

Lemma true_set_of w ls : all_true w ls -> true_set w (set_of ls).
Proof. intros A. apply true_set_add_all; auto using true_set_empty. Qed.

Lemma members_true w s ls : true_set w s -> forallb (member s) ls = true -> all_true w ls.
Proof. intros S M l I. apply S. rewrite forallb_forall in M. auto. Qed.

(** ** Worlds that keep all that deductions may use *)

Record kept (w : world) (g : ground) : Prop := {
  rules_kept : forall n r, Table.find n (rules g) = Some r -> keeps w r;
  items_kept : forall n r i, Table.find n (items g) = Some (r, i) -> keeps_item w i
}.

Section Deductions.

Variable w : world.
Variable g : ground.
Hypothesis K : kept w g.

Lemma rules_named_sound names : forall cs, rules_named g names = Some cs -> Forall (keeps_count w) cs.
Proof.
  induction names as [|n names IH]; simpl; intros cs E; [inversion E; constructor|].
  destruct (Table.find n (rules g)) as [r|] eqn:F; [|discriminate].
  destruct (rules_named g names) as [more|]; [|discriminate]. inversion E; subst.
  apply Forall_app; split; auto. now apply (rules_kept w g K n r).
Qed.

Lemma items_named_sound names added : forall is, items_named g names added = Some is ->
  Forall (fun t => keeps_item w (snd t)) is.
Proof.
  induction added as [|[a n] added IH]; simpl; intros is E; [inversion E; constructor|].
  destruct (Table.find n (items g)) as [[r i]|] eqn:F; [|discriminate].
  destruct (items_named g names added) as [more|]; [|discriminate].
  destruct (existsb (Pos.eqb r) names); [|discriminate]. inversion E; subst.
  constructor; auto. now apply (items_kept w g K n r i).
Qed.

Lemma refuted_sound names p t : all_kept w p -> forall m, agrees w m -> refuted g names p (Some m) t = false.
Proof.
  intros A. induction t as [|l yes IHyes no IHno|added]; intros m M; simpl; auto.
  - destruct (holds w l) eqn:H.
    + destruct (follow_sound w p m [l] A M) as (m' & -> & M'); [intros k [<-|[]]; auto|].
      now rewrite IHyes.
    + destruct (follow_sound w p m [negated l] A M) as (m' & -> & M').
      * intros k [<-|[]]. now rewrite holds_negated, H.
      * rewrite IHno by auto. apply andb_false_r.
  - destruct (items_named g names added) as [is|] eqn:E; auto.
    apply out_of_reach_sound with (w := w); auto. now apply (items_named_sound names added).
Qed.

Lemma all_follow_sound names p m : all_kept w p -> agrees w m -> forall cs hints,
  all_follow g names p m cs hints = true -> all_true w cs.
Proof.
  intros A M. induction cs as [|c cs IH]; simpl; intros hints F l I; [easy|].
  apply andb_true_iff in F as [R F]. destruct I as [->|I]; [|now apply (IH _ F)].
  destruct (holds w l) eqn:H; auto.
  destruct (follow_sound w p m [negated l] A M) as (m' & E & M').
  - intros k [<-|[]]. now rewrite holds_negated, H.
  - rewrite E, refuted_sound in R; auto.
Qed.

(** All hold, or nothing is left where there are none. *)
Definition reached (cs : list literal) : Prop := cs <> [] /\ all_true w cs.

Lemma follows_sound names counts held cs hints : Forall (keeps_count w) counts -> all_true w held ->
  follows g names counts held cs hints = true -> reached cs.
Proof.
  intros F H. unfold follows. pose proof (all_kept_places w counts F) as A.
  destruct (begin_sound w counts _ held F A H) as (m & -> & M).
  destruct cs as [|c cs].
  - rewrite refuted_sound; auto. discriminate.
  - intros R. split; [easy|]. now apply (all_follow_sound names _ m A M _ hints).
Qed.

(** *** Lemmas *)

Lemma length_of_sound {A} (ls : list A) : forall n, length_of ls n = n + Z.of_nat (length ls).
Proof. induction ls as [|l ls IH]; intros n; cbn [length_of length]; [lia|]. rewrite IH. lia. Qed.

Lemma not_all_kept ls : ~ all_true w ls -> keeps_count w (not_all ls).
Proof.
  intros N. unfold keeps_count; simpl. rewrite length_of_sound. pose proof (how_many_bounds w ls) as B.
  destruct (Z.eq_dec (how_many w ls) (Z.of_nat (length ls))) as [E|]; [|lia].
  exfalso. apply N. intros l. now apply all_hold.
Qed.

Definition not_all_shown (shown : Table.t (list literal)) : Prop :=
  forall n ls, Table.find n shown = Some ls -> ~ all_true w ls.

Lemma earlier_ones_sound shown numbers : not_all_shown shown -> forall cs,
  earlier_ones shown numbers = Some cs -> Forall (keeps_count w) cs.
Proof.
  intros N. induction numbers as [|n numbers IH]; simpl; intros cs E; [inversion E; constructor|].
  destruct (Table.find n shown) as [ls|] eqn:F; [|discriminate].
  destruct (earlier_ones shown numbers) as [more|]; [|discriminate]. inversion E; subst.
  constructor; auto. apply not_all_kept. now apply (N n).
Qed.

Lemma check_lemmas_sound given lemmas : true_set w given -> forall shown number last more,
  not_all_shown shown -> Forall (keeps_count w) last ->
  check_lemmas g given shown number lemmas last = Some more -> Forall (keeps_count w) more.
Proof.
  intros G. induction lemmas as [|k lemmas IH]; simpl; intros shown number last more N L E.
  - now inversion E; subst.
  - destruct (rules_named g (lemma_rules k)) as [cs|] eqn:R; [|discriminate].
    destruct (earlier_ones shown (earlier k)) as [before|] eqn:B; [|discriminate].
    destruct (forallb (up_to (last_variable g)) (together k)
      && forallb (member given) (lemma_premises k)
      && follows g (lemma_rules k) (cs ++ before) (lemma_premises k ++ together k) [] [lemma_hint k]) eqn:C;
      [|discriminate].
    apply andb_true_iff in C as [C F]. apply andb_true_iff in C as [_ P].
    assert (NT : ~ all_true w (together k)).
    { intros T. apply follows_sound in F.
      - now destruct F.
      - apply Forall_app; split; [now apply (rules_named_sound (lemma_rules k)) | now apply (earlier_ones_sound shown (earlier k))].
      - intros l I. apply in_app_or in I as [I|I]; auto. now apply (members_true w given (lemma_premises k)). }
    apply IH in E; auto.
    + intros n ls F'. destruct (Pos.eq_dec n number) as [->|Ne].
      * rewrite Table.find_same in F'. now inversion F'; subst.
      * rewrite Table.find_other in F' by auto. now apply (N n).
    + constructor; auto. now apply not_all_kept.
Qed.

(** *** Chains *)

Definition right_check (check : deduction -> bool) : Prop :=
  forall d, check d = true -> all_true w (premises d) -> reached (conclusions d).

Lemma chain_sound check : right_check check -> forall ds shown shown',
  true_set w shown -> chain check shown ds = Some shown' ->
  true_set w shown' /\ contradictory ds = false /\
  forall cs, last_conclusions ds = Some cs -> reached cs.
Proof.
  intros R. induction ds as [|d ds IH]; simpl; intros shown shown' S E.
  - inversion E; subst. split; [auto|]. split; [auto|]. discriminate.
  - destruct (check d && forallb (member shown) (premises d)) eqn:C; [|discriminate].
    apply andb_true_iff in C as [C P].
    pose proof (R d C (members_true w shown _ S P)) as D.
    apply IH in E; [|apply true_set_add_all; auto; apply D].
    destruct E as (S' & N & L). split; auto. destruct ds as [|d' ds].
    + split.
      * destruct D as [D _]. now destruct (conclusions d).
      * intros cs Ecs. now inversion Ecs; subst.
    + split; auto.
Qed.

Lemma check_deduction_sound depth : right_check (check_deduction g depth).
Proof.
  induction depth as [|less IH]; intros [cs ps names lemmas hints cases]; simpl; [discriminate|].
  rewrite !andb_true_iff. intros [[_ F] C] P.
  destruct (rules_named g names) as [counts|] eqn:R; [|discriminate].
  destruct (check_lemmas g (set_of ps) Table.empty 1 lemmas []) as [more|] eqn:L; [|discriminate].
  assert (Kc : Forall (keeps_count w) (counts ++ more)).
  { apply Forall_app; split; [now apply (rules_named_sound names)|].
    apply (check_lemmas_sound _ _ (true_set_of w ps P)) in L; auto.
    intros n ls E. rewrite Table.find_empty in E. discriminate. }
  (* Either some case holds, or none. *)
  destruct (existsb (fun k => holds w (assumption k)) cases) eqn:X.
  - apply existsb_exists in X as ([a inside] & I & H). simpl in H.
    rewrite forallb_forall in C. specialize (C _ I). unfold closed_case in C.
    destruct (chain (check_deduction g less) (set_of (a :: ps)) inside) as [shown|] eqn:Ch; [|discriminate].
    apply (chain_sound _ IH) in Ch.
    + destruct Ch as (S & N & _). rewrite N in C. simpl in C.
      destruct cs as [|c cs]; [discriminate|]. split; [easy|]. now apply (members_true w shown).
    + apply true_set_of. intros l [<-|M]; auto.
  - apply follows_sound in F; auto. intros l I. apply in_app_or in I as [I|I]; auto.
    apply in_map_iff in I as (a & <- & I). apply in_map_iff in I as (k & <- & I).
    rewrite holds_negated. destruct (holds w (assumption k)) eqn:H; auto.
    exfalso. rewrite <- not_true_iff_false in X. apply X. apply existsb_exists. eauto.
Qed.

(** *** Steps *)

Lemma check_step_sound known s ls : true_set w known -> check_step g known s = Some ls ->
  fact s <> None /\ all_true w ls.
Proof.
  intros S. unfold check_step.
  destruct (forallb (up_to (last_fact g)) (support s) && forallb (member known) (support s)) eqn:C; [|discriminate].
  apply andb_true_iff in C as [_ M].
  destruct (chain (check_deduction g depth_limit) (set_of (support s)) (deductions s)) as [shown|] eqn:E; [|discriminate].
  apply (chain_sound _ (check_deduction_sound depth_limit)) in E as (_ & _ & L).
  - destruct (fact s) as [f|]; destruct (last_conclusions (deductions s)) as [cs|]; try discriminate.
    + destruct (L cs eq_refl) as [_ T].
      destruct (existsb (fun c => Pos.eqb (key f) (key c)) cs); [|discriminate].
      intros H; inversion H; subst. split; [easy|auto].
    + destruct (L cs eq_refl) as [N _]. destruct cs; [now destruct N|discriminate].
  - apply true_set_of. now apply (members_true w known).
Qed.

Lemma check_steps_sound steps : forall known impossible known' impossible', true_set w known ->
  check_steps g known impossible steps = Some (known', impossible') ->
  true_set w known' /\ impossible' = impossible.
Proof.
  induction steps as [|s steps IH]; simpl; intros known impossible known' impossible' S E.
  - now inversion E; subst.
  - destruct (check_step g known s) as [ls|] eqn:C; [|discriminate].
    apply check_step_sound in C as [F T]; auto. apply IH in E; [|now apply true_set_add_all].
    destruct (fact s); [auto|congruence].
Qed.

(** *** What known facts exclude *)

Lemma known_among_sound known ls : true_set w known -> forall n,
  known_among known ls n + how_many w (filter (fun l => negb (member known l)) ls) = n + how_many w ls.
Proof.
  intros S. induction ls as [|l ls IH]; simpl; intros n; [lia|].
  destruct (member known l) eqn:M; simpl.
  - rewrite (S l M), IH. lia.
  - specialize (IH n). lia.
Qed.

Lemma excluded_by_sound known c : true_set w known -> keeps_count w c -> all_true w (excluded_by known c).
Proof.
  intros S Kc l. unfold excluded_by. destruct (Z.eqb_spec (known_among known (among c) 0) (high c)) as [E|]; [|easy].
  intros I. apply in_map_iff in I as (k & <- & I).
  pose proof (known_among_sound known (among c) S 0) as H. destruct Kc as [_ Kc].
  rewrite holds_negated. erewrite none_holds; [reflexivity| |exact I].
  pose proof (how_many_bounds w (filter (fun l => negb (member known l)) (among c))). lia.
Qed.

End Deductions.

(** ** The puzzle *)

Lemma number_rules_sound es : forall number t n r, Table.find n (number_rules es number t) = Some r ->
  (exists e, In e es /\ r = rule_of e) \/ Table.find n t = Some r.
Proof.
  induction es as [|e es IH]; simpl; intros number t n r F; auto.
  apply IH in F as [(e' & I & E)|F]; [left; eauto|].
  destruct (Pos.eq_dec n number) as [->|N].
  - rewrite Table.find_same in F. inversion F; subst. left; eauto.
  - rewrite Table.find_other in F by auto. auto.
Qed.

Lemma number_items_sound is of : forall number t number' t', number_items is of number t = (number', t') ->
  forall n r i, Table.find n t' = Some (r, i) -> In i is \/ Table.find n t = Some (r, i).
Proof.
  induction is as [|j is IH]; simpl; intros number t number' t' E n r i F.
  - inversion E; subst; auto.
  - apply (IH _ _ _ _ E) in F as [F|F]; auto. destruct (Pos.eq_dec n number) as [->|N].
    + rewrite Table.find_same in F. inversion F; subst; auto.
    + rewrite Table.find_other in F by auto. auto.
Qed.

Lemma number_all_items_sound es : forall of number t n r i,
  Table.find n (number_all_items es of number t) = Some (r, i) ->
  (exists e, In e es /\ In i (items_of (rule_of e))) \/ Table.find n t = Some (r, i).
Proof.
  induction es as [|e es IH]; simpl; intros of number t n r i F; auto.
  destruct (number_items (items_of (rule_of e)) of number t) as [number' t'] eqn:E.
  apply IH in F as [(e' & I & J)|F]; [left; eauto|].
  apply (number_items_sound _ _ _ _ _ _ E) in F as [F|F]; auto. left; eauto.
Qed.

Lemma keeps_items w r i : keeps w r -> In i (items_of r) -> keeps_item w i.
Proof.
  intros [C S] I. unfold items_of in I. rewrite Forall_forall in C, S.
  apply in_app_or in I as [I|I]; apply in_map_iff in I as (x & <- & I);
    auto using keeps_item_of_count, keeps_item_of_sum.
Qed.

Lemma ground_kept P w : (forall e, In e (entries P) -> keeps w (rule_of e)) -> kept w (ground_of P).
Proof.
  intros A. split; unfold ground_of; simpl.
  - intros n r F. apply number_rules_sound in F as [(e & I & ->)|F]; auto.
    rewrite Table.find_empty in F. discriminate.
  - intros n r i F. apply number_all_items_sound in F as [(e & I & J)|F]; eauto using keeps_items.
    rewrite Table.find_empty in F. discriminate.
Qed.

(** In every solution, auxiliary variables can be settled so that all entries are kept. *)
Lemma all_entries P w : taken_rightly P -> ways_right P = true -> solves P w ->
  exists w', solves P w' /\ same_facts P w' w /\ kept w' (ground_of P).
Proof.
  intros T R S. destruct (T w S) as (w' & S' & F & A). exists w'. split; auto. split; auto.
  apply ground_kept. intros e I. unfold ways_right in R. rewrite forallb_forall in R. specialize (R e I).
  destruct e as [r|cells r|r]; simpl.
  - now apply (keeps_rules _ _ S').
  - now apply (way_rule_sound P w' cells r).
  - auto.
Qed.

(** ** Solutions *)

Lemma keepsb_sound w r : keepsb w r = true -> keeps w r.
Proof.
  unfold keepsb. rewrite andb_true_iff, !forallb_forall. intros [C S]. split; apply Forall_forall; intros x I.
  - specialize (C x I). unfold keeps_countb in C. unfold keeps_count.
    rewrite andb_true_iff, !Z.leb_le in C. lia.
  - specialize (S x I). unfold keeps_sumb in S. now apply Z.eqb_eq.
Qed.

Lemma solution_sound P w h : solution P w h = true -> solves P w.
Proof.
  unfold solution. rewrite !andb_true_iff, !forallb_forall. intros [[R G] L].
  apply lines_right_sound in L as [NL RJ]. split; auto.
  intros r I. apply keepsb_sound. apply (R (Listed r)); auto.
Qed.

Lemma in_order_finds last ls : forall next v, in_order next last ls = true ->
  (next <= v)%positive -> (Npos v <= last)%N -> exists l, In l ls /\ variable l = v.
Proof.
  induction ls as [|l ls IH]; simpl; intros next v O N L.
  - apply N.ltb_lt in O. lia.
  - apply andb_true_iff in O as [E O]. apply Pos.eqb_eq in E.
    destruct (Pos.eq_dec v next) as [->|Ne]; [eauto|].
    destruct (IH _ v O) as (k & I & V); [lia|auto|eauto].
Qed.

(** In order, each variable stands once, so that the world is as the literals say. *)
Lemma in_order_later last ls : forall next l, in_order next last ls = true -> In l ls -> (next <= variable l)%positive.
Proof.
  induction ls as [|k ls IH]; simpl; intros next l O I; [easy|].
  apply andb_true_iff in O as [E O]. apply Pos.eqb_eq in E. destruct I as [->|I]; [lia|].
  specialize (IH _ _ O I). lia.
Qed.

Lemma find_settle_other m l v : v <> variable l -> Table.find v (settle m l) = Table.find v m.
Proof. destruct l; simpl; intros N; now rewrite Table.find_other. Qed.

Lemma find_fold_other ls : forall m v, (forall l, In l ls -> variable l <> v) ->
  Table.find v (fold_left settle ls m) = Table.find v m.
Proof.
  induction ls as [|l ls IH]; simpl; intros m v N; auto.
  rewrite IH by (intros; apply N; auto). apply find_settle_other. intros ->. apply (N l); auto.
Qed.

Lemma world_of_holds last ls : forall next m, in_order next last ls = true -> forall l, In l ls ->
  holds (world_in (fold_left settle ls m)) l = true.
Proof.
  induction ls as [|k ls IH]; simpl; intros next m O l I; [easy|].
  apply andb_true_iff in O as [E O]. apply Pos.eqb_eq in E. destruct I as [->|I]; [|now apply (IH _ _ O)].
  assert (F : Table.find (variable l) (fold_left settle ls (settle m l)) = Table.find (variable l) (settle m l)).
  { apply find_fold_other. intros k' I'. pose proof (in_order_later _ _ _ _ O I'). lia. }
  destruct l as [v|v]; simpl in *; unfold world_in; rewrite F, Table.find_same; auto.
Qed.

Lemma same_value w w' l : holds w l = true -> holds w' l = true -> w (variable l) = w' (variable l).
Proof. destruct l as [v|v]; simpl; destruct (w v), (w' v); simpl; congruence. Qed.

Lemma all_settled_sound P w known ls : solves P w -> true_set w known -> all_settled P known ls = true ->
  same_facts P w (world_of ls).
Proof.
  intros S T. unfold all_settled. rewrite andb_true_iff, forallb_forall. intros [O M] v F.
  destruct (in_order_finds _ _ _ v O) as (l & I & <-); [lia|auto|].
  apply same_value; [|now apply (world_of_holds (facts P) ls 1)].
  specialize (M l I). replace (up_to (facts P) l) with true in M; [|symmetry; now apply N.leb_le].
  simpl in M. revert M. apply (true_set_add_all w); auto.
  intros k Ik. unfold excluded in Ik. apply in_flat_map in Ik as (e & Ie & Ik). destruct e as [r| |]; try easy.
  apply in_flat_map in Ik as (c & Ic & Ik). apply (excluded_by_sound w known c T); auto.
  pose proof (keeps_rules _ _ S r Ie) as [Kc _]. rewrite Forall_forall in Kc. auto.
Qed.

(** ** The theorem *)

Theorem accepted_is_true : forall P steps a,
  check P steps a = true -> taken_rightly P -> is_true P (claim_of a).
Proof.
  intros P steps a. unfold check. rewrite andb_true_iff. intros [R C] T.
  destruct (check_steps (ground_of P) (set_of (givens P)) false steps) as [[known impossible]|] eqn:E; [|discriminate].
  assert (A : forall w, solves P w ->
    exists w', solves P w' /\ same_facts P w' w /\ true_set w' known /\ impossible = false).
  { intros w S. destruct (all_entries P w T R S) as (w' & S' & F & K). exists w'.
    split; auto. split; auto. apply (check_steps_sound w' _ K _ _ _ _ _) in E; auto.
    apply true_set_of. intros l. apply (keeps_givens _ _ S'). }
  destruct a as [ls h| |ls h ls' h'|ls]; simpl.
  - apply andb_true_iff in C as [C M]. split; [now apply (solution_sound P _ h)|].
    intros w S v F. destruct (A w S) as (w' & S' & F' & K & _).
    rewrite <- (F' v F). now apply (all_settled_sound P w' known ls).
  - intros w S. destruct (A w S) as (_ & _ & _ & _ & N). congruence.
  - rewrite !andb_true_iff in C. destruct C as [[[O C] C'] D].
    split; [now apply (solution_sound P _ h)|]. split; [now apply (solution_sound P _ h')|].
    intros F. unfold differ in D. apply existsb_exists in D as (l & I & D). apply andb_true_iff in D as [U N].
    apply N.leb_le in U. specialize (F _ U).
    pose proof (world_of_holds (facts P) ls 1 Table.empty O l I) as H. fold (table_of ls) in H. fold (world_of ls) in H.
    apply negb_true_iff in N. destruct l as [v|v]; simpl in *; rewrite F in H; congruence.
  - intros w S l I. rewrite forallb_forall in C. specialize (C l I). apply andb_true_iff in C as [U M].
    destruct (A w S) as (w' & S' & F & K & _). apply N.leb_le in U.
    specialize (K l M). specialize (F _ U). destruct l as [v|v]; simpl in *; now rewrite <- F.
Qed.

(** Without entries that are taken, there is nothing else to believe. *)
Definition nothing_taken (P : puzzle) : bool :=
  forallb (fun e => match e with Taken _ => false | _ => true end) (entries P).

Corollary accepted_is_true_by_itself : forall P steps a,
  check P steps a = true -> nothing_taken P = true -> is_true P (claim_of a).
Proof.
  intros P steps a C N. apply (accepted_is_true P steps a C). intros w S. exists w. split; auto.
  split; [now intros v|]. intros r I. unfold nothing_taken in N. rewrite forallb_forall in N.
  specialize (N _ I). discriminate.
Qed.

Print Assumptions accepted_is_true.
Print Assumptions accepted_is_true_by_itself.
