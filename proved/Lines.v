(** Lines between cells: that not all of a way are drawn, and that a solution has no loop and no wrong joint. *)

From Coq Require Import List ZArith Lia Bool.
From Whygrid Require Table.
From Whygrid Require Import Statement Propagation.
Import ListNotations.
Open Scope Z_scope.

(** ** Ways that a solution can't have *)

Definition joinsb (e : edge) (x y : positive) : bool :=
  (Pos.eqb (one e) x && Pos.eqb (other e) y) || (Pos.eqb (one e) y && Pos.eqb (other e) x).

Lemma joinsb_sound e x y : joinsb e x y = true -> joins e x y.
Proof.
  unfold joinsb, joins. rewrite orb_true_iff, !andb_true_iff, !Pos.eqb_eq. tauto.
Qed.

(** The edges by their variables. *)
Definition edge_table (es : list edge) : Table.t edge :=
  fold_left (fun t e => Table.put (drawn e) e t) es Table.empty.

Lemma edge_table_sound es v e : Table.find v (edge_table es) = Some e -> In e es /\ drawn e = v.
Proof.
  unfold edge_table.
  assert (G : forall t, (forall v e, Table.find v t = Some e -> In e es /\ drawn e = v) ->
    forall fs, incl fs es -> forall v e,
    Table.find v (fold_left (fun t e => Table.put (drawn e) e t) fs t) = Some e -> In e es /\ drawn e = v).
  - intros t T fs. revert t T. induction fs as [|f fs IH]; simpl; intros t T I u k F; auto.
    apply (IH (Table.put (drawn f) f t)) in F; auto.
    + intros u' k' F'. destruct (Pos.eq_dec u' (drawn f)) as [->|N].
      * rewrite Table.find_same in F'. inversion F'; subst. split; auto. apply I; now left.
      * rewrite Table.find_other in F' by auto. auto.
    + intros x X. apply I. now right.
  - apply (G Table.empty); [|apply incl_refl]. intros u k F. rewrite Table.find_empty in F. discriminate.
Qed.

(** These literals say that the lines from each cell to the next are drawn. *)
Fixpoint along (t : Table.t edge) (cells : list positive) (ls : list literal) : bool :=
  match cells, ls with
  | x :: ((y :: _) as rest), Is v :: ls' =>
      match Table.find v t with Some e => joinsb e x y && along t rest ls' | None => false end
  | [_], [] => true
  | _, _ => false
  end.

Lemma along_sound es w cells : forall ls, along (edge_table es) cells ls = true ->
  (forall l, In l ls -> holds w l = true) -> way es w cells.
Proof.
  induction cells as [|x cells IH]; intros ls A H; [easy|].
  destruct cells as [|y rest]; [easy|].
  destruct ls as [|[v|v] ls']; try (cbn in A; discriminate).
  change (along (edge_table es) (x :: y :: rest) (Is v :: ls')) with
    (match Table.find v (edge_table es) with
     | Some e => joinsb e x y && along (edge_table es) (y :: rest) ls' | None => false end) in A.
  destruct (Table.find v (edge_table es)) as [e|] eqn:F; [|discriminate].
  apply andb_true_iff in A as [J A]. apply edge_table_sound in F as [I <-]. split.
  - exists e. split; [auto|]. split; [apply (H (Is (drawn e))); now left | now apply joinsb_sound].
  - apply (IH ls'); auto. intros l L; apply H; now right.
Qed.

Fixpoint distinct (cells : list positive) : bool :=
  match cells with
  | [] => true
  | c :: rest => negb (existsb (Pos.eqb c) rest) && distinct rest
  end.

Lemma distinct_sound cells : distinct cells = true -> NoDup cells.
Proof.
  induction cells as [|c rest IH]; simpl; intros D; constructor; apply andb_true_iff in D as [D D']; auto.
  intros I. apply negb_true_iff in D. rewrite <- not_true_iff_false in D. apply D.
  apply existsb_exists. exists c. split; auto. apply Pos.eqb_refl.
Qed.

(** Without its last cell, with the last one. *)
Fixpoint split_last (x : positive) (rest : list positive) : list positive * positive :=
  match rest with
  | [] => ([], x)
  | y :: more => match split_last y more with (before, z) => (x :: before, z) end
  end.

Lemma split_last_sound rest : forall x before z, split_last x rest = (before, z) -> x :: rest = before ++ [z].
Proof.
  induction rest as [|y more IH]; simpl; intros x before z E.
  - now inversion E.
  - destruct (split_last y more) as [b z'] eqn:F. inversion E; subst. simpl. now rewrite <- (IH _ _ _ F).
Qed.

(** Such cells can't all be joined: a loop, or a way between ends of different paths. *)
Definition forbidden (ends : list (positive * positive)) (cells : list positive) : bool :=
  match cells with
  | c :: d :: e :: rest =>
      match split_last d (e :: rest) with
      | (x :: y :: between, z) =>
          Pos.eqb z c && distinct (c :: x :: y :: between)
      | _ => false
      end
  | _ => false
  end
  || match cells with
     | c :: cs =>
         existsb (fun p => Pos.eqb (fst p) c &&
           existsb (fun q => Pos.eqb (fst q) (last cs c) && negb (Pos.eqb (snd p) (snd q))) ends) ends
     | [] => false
     end.

Lemma forbidden_sound es ends w cells : forbidden ends cells = true -> no_loop es w -> right_joints es ends w ->
  ~ way es w cells.
Proof.
  unfold forbidden. intros F NL RJ W. apply orb_true_iff in F as [F|F].
  - destruct cells as [|c [|d [|e rest]]]; try discriminate.
    destruct (split_last d (e :: rest)) as [before z] eqn:S.
    destruct before as [|x [|y between]]; try discriminate.
    apply andb_true_iff in F as [E D]. apply Pos.eqb_eq in E; subst z.
    apply split_last_sound in S. apply distinct_sound in D. rewrite S in W.
    apply (NL c (x :: y :: between)); auto. simpl; lia.
  - destruct cells as [|c cs]; [discriminate|].
    apply existsb_exists in F as ([c1 p] & Ip & F). apply andb_true_iff in F as [E F].
    apply existsb_exists in F as ([c2 q] & Iq & F). apply andb_true_iff in F as [E' F].
    apply Pos.eqb_eq in E, E'. simpl in *; subst.
    apply negb_true_iff, Pos.eqb_neq in F. apply F. now apply (RJ c cs p q).
Qed.

(** A rule that says of such a way that not all of its lines are drawn. *)
Definition way_rule (es : Table.t edge) (ends : list (positive * positive)) (cells : list positive) (r : rule) : bool :=
  match r with
  | Rule [c] [] =>
      along es cells (among c) && forbidden ends cells
      && (low c <=? 0) && (Z.of_nat (length (among c)) - 1 <=? high c)
  | _ => false
  end.

Lemma way_rule_sound P w cells r : solves P w ->
  way_rule (edge_table (edges P)) (ends P) cells r = true -> keeps w r.
Proof.
  intros S. unfold way_rule. destruct r as [[|c [|]] [|]]; try discriminate.
  rewrite !andb_true_iff. intros [[[A F] L] H]. apply Z.leb_le in L, H.
  split; constructor; try constructor; simpl.
  - pose proof (how_many_bounds w (among c)). lia.
  - pose proof (how_many_bounds w (among c)) as B.
    destruct (Z.eq_dec (how_many w (among c)) (Z.of_nat (length (among c)))) as [E|N]; [|lia].
    exfalso. apply (forbidden_sound (edges P) (ends P) w cells F (has_no_loop _ _ S) (has_right_joints _ _ S)).
    apply (along_sound _ _ _ _ A). now apply all_hold.
Qed.

(** ** A solution's lines *)

(** To each cell a path and a place on it, as a hint: lines join cells of the same path, and no cell is joined
    to two whose places are not before its own. *)
Definition hint := Table.t (positive * positive).

Definition path_at (h : hint) (c : positive) : positive := match Table.find c h with Some (p, _) => p | None => xH end.
Definition place_at (h : hint) (c : positive) : positive := match Table.find c h with Some (_, n) => n | None => xH end.

Definition drawn_edges (es : list edge) (w : world) : list edge := filter (fun e => w (drawn e)) es.

(** Both directions of the drawn lines that lead to a place not before that of the cell. *)
Definition onward (h : hint) (es : list edge) : list (positive * positive) :=
  filter (fun p => Pos.leb (place_at h (fst p)) (place_at h (snd p)))
    (flat_map (fun e => [(one e, other e); (other e, one e)]) es).

(** For each cell the one cell that it leads to; None where there are two. *)
Fixpoint leads (ps : list (positive * positive)) (t : Table.t positive) : option (Table.t positive) :=
  match ps with
  | [] => Some t
  | (x, y) :: rest =>
      match Table.find x t with
      | None => leads rest (Table.put x y t)
      | Some z => if Pos.eqb z y then leads rest t else None
      end
  end.

Definition lines_right (es : list edge) (ends : list (positive * positive)) (h : hint) (w : world) : bool :=
  let es' := drawn_edges es w in
  forallb (fun e => Pos.eqb (path_at h (one e)) (path_at h (other e))) es'
  && forallb (fun p => Pos.eqb (path_at h (fst p)) (snd p)) ends
  && match leads (onward h es') Table.empty with Some _ => true | None => false end.

Lemma leads_keeps ps : forall t t', leads ps t = Some t' ->
  (forall x y, Table.find x t = Some y -> Table.find x t' = Some y) /\
  (forall x y, In (x, y) ps -> Table.find x t' = Some y).
Proof.
  induction ps as [|[a b] ps IH]; simpl; intros t t' L.
  - inversion L; subst. split; [auto|tauto].
  - destruct (Table.find a t) as [z|] eqn:F.
    + destruct (Pos.eqb_spec z b) as [->|]; [|discriminate]. apply IH in L as [K I]. split; auto.
      intros x y [E|E]; auto. inversion E; subst. auto.
    + apply IH in L as [K I]. split.
      * intros x y E. apply K. rewrite Table.find_other; auto. congruence.
      * intros x y [E|E]; auto. inversion E; subst. apply K. apply Table.find_same.
Qed.

Lemma one_onward h es w t x y z : leads (onward h (drawn_edges es w)) Table.empty = Some t ->
  joined es w x y -> joined es w x z -> (place_at h x <= place_at h y)%positive ->
  (place_at h x <= place_at h z)%positive -> y = z.
Proof.
  intros L Jy Jz Py Pz. apply leads_keeps in L as [_ L].
  assert (G : forall u, joined es w x u -> (place_at h x <= place_at h u)%positive ->
    In (x, u) (onward h (drawn_edges es w))).
  - intros u (e & I & D & J) P. apply filter_In. split; [|now apply Pos.leb_le].
    apply in_flat_map. exists e. split; [now apply filter_In|].
    destruct J as [[<- <-]|[<- <-]]; simpl; auto.
  - pose proof (L _ _ (G y Jy Py)). pose proof (L _ _ (G z Jz Pz)). congruence.
Qed.

Lemma joined_sym es w x y : joined es w x y -> joined es w y x.
Proof. intros (e & I & D & J). exists e. split; auto. split; auto. unfold joins in *. tauto. Qed.

Lemma way_inside es w a : forall x y b, way es w (a ++ x :: y :: b) -> joined es w x y.
Proof.
  induction a as [|c a IH]; simpl; intros x y b W; [tauto|].
  destruct a as [|d a]; simpl in *; [now apply (IH x y b)|]. now apply (IH x y b).
Qed.

(** Some cell of a list has the first place. *)
Lemma first_place h (cells : list positive) : cells <> [] -> exists before x after,
  cells = before ++ x :: after /\ forall y, In y cells -> (place_at h x <= place_at h y)%positive.
Proof.
  induction cells as [|c cells IH]; [easy|]. intros _. destruct cells as [|d cells'].
  - exists [], c, []. split; auto. intros y [->|[]]. lia.
  - destruct IH as (before & x & after & E & M); [easy|].
    destruct (Pos.leb_spec (place_at h c) (place_at h x)) as [L|L].
    + exists [], c, (d :: cells'). split; auto. intros y [->|I]; [lia|]. specialize (M y I). lia.
    + exists (c :: before), x, after. rewrite E. split; auto. intros y [->|I]; [lia|].
      apply M. now rewrite E.
Qed.

Lemma lines_right_sound es ends h w : lines_right es ends h w = true -> no_loop es w /\ right_joints es ends w.
Proof.
  unfold lines_right. rewrite !andb_true_iff. intros [[P E] L].
  destruct (leads (onward h (drawn_edges es w)) Table.empty) as [t|] eqn:T; [|discriminate]. clear L.
  split.
  - intros c cs D Two W.
    destruct (first_place h (c :: cs)) as (before & x & after & Eq & M); [easy|].
    assert (N : exists y z, joined es w x y /\ joined es w x z /\ In y (c :: cs) /\ In z (c :: cs) /\ y <> z).
    + destruct before as [|b before].
      * simpl in Eq. inversion Eq; subst x after. clear Eq.
        destruct cs as [|d cs]; [simpl in Two; lia|].
        destruct (exists_last (l := d :: cs)) as (mid & z & Ez); [easy|].
        exists d, z. simpl in W. split; [tauto|]. split; [|split; [|split]].
        -- apply joined_sym. apply (way_inside es w (c :: mid) z c []).
           replace ((c :: mid) ++ [z; c]) with (c :: (d :: cs) ++ [c]); auto.
           rewrite Ez, <- !app_assoc. reflexivity.
        -- simpl; auto.
        -- right. rewrite Ez. apply in_or_app. right. now left.
        -- intros ->. inversion D as [|? ? _ D']; subst. rewrite Ez in D'.
           destruct mid as [|m mid].
           ++ simpl in Ez. inversion Ez; subst. simpl in Two. lia.
           ++ simpl in Ez. inversion Ez; subst. simpl in D'. inversion D' as [|? ? NI _]; subst.
              apply NI. apply in_or_app. right. now left.
      * simpl in Eq. inversion Eq as [[E1 E2]]. subst b.
        destruct (exists_last (l := c :: before)) as (mid & y & Ey); [easy|].
        assert (Jy : joined es w x y).
        { apply joined_sym. apply (way_inside es w mid y x (after ++ [c])).
          replace (mid ++ y :: x :: after ++ [c]) with (c :: cs ++ [c]); auto.
          rewrite E2. change (c :: (before ++ x :: after) ++ [c]) with ((c :: before ++ x :: after) ++ [c]).
          change (c :: before ++ x :: after) with ((c :: before) ++ x :: after).
          rewrite Ey, <- !app_assoc. reflexivity. }
        assert (Iy : In y (c :: before)) by (rewrite Ey; apply in_or_app; right; now left).
        destruct after as [|z after].
        -- exists y, c. split; auto. split; [|split; [|split]].
           ++ apply (way_inside es w (c :: before) x c []).
              replace ((c :: before) ++ [x; c]) with (c :: cs ++ [c]); auto.
              rewrite E2, <- app_assoc. reflexivity.
           ++ rewrite ?E2. destruct Iy as [->|I]; [now left|]. right. apply in_or_app. now left.
           ++ now left.
           ++ intros ->. destruct mid as [|m mid].
              ** simpl in Ey. inversion Ey; subst. simpl in Two. lia.
              ** simpl in Ey. inversion Ey; subst. inversion D as [|? ? NI _]; subst.
                 apply NI. rewrite <- app_assoc. apply in_or_app. right. now left.
        -- exists y, z. split; auto. split; [|split; [|split]].
           ++ apply (way_inside es w (c :: before) x z (after ++ [c])).
              replace ((c :: before) ++ x :: z :: after ++ [c]) with (c :: cs ++ [c]); auto.
              rewrite E2, <- app_assoc. reflexivity.
           ++ rewrite ?E2. destruct Iy as [->|I]; [now left|]. right. apply in_or_app. now left.
           ++ right. rewrite ?E2. apply in_or_app. right. right. now left.
           ++ intros ->. rewrite ?E2 in D.
              change (c :: before ++ x :: z :: after) with ((c :: before) ++ x :: z :: after) in D.
              apply NoDup_remove_1 in D. apply NoDup_remove_2 in D. apply D. apply in_or_app. now left.
    + destruct N as (y & z & Jy & Jz & Iy & Iz & Ne). apply Ne.
      now apply (one_onward h es w t x y z T); auto.
  - intros c cs p q W Ip Iq. rewrite forallb_forall in E, P.
    assert (C : forall cs c, way es w (c :: cs) -> path_at h (last cs c) = path_at h c).
    + clear - P. induction cs as [|d cs IH]; intros c W; auto.
      destruct W as [J W]. replace (last (d :: cs) c) with (last cs d).
      * rewrite (IH d W). destruct J as (e & I & D & J).
        assert (path_at h (one e) = path_at h (other e)) by (apply Pos.eqb_eq, P, filter_In; auto).
        destruct J as [[<- <-]|[<- <-]]; auto.
      * clear. revert d c. induction cs as [|e cs IH]; intros d c; auto. simpl in *. destruct cs; auto.
    + apply E in Ip. apply E in Iq. apply Pos.eqb_eq in Ip, Iq. simpl in *. rewrite C in Iq by auto. congruence.
Qed.
