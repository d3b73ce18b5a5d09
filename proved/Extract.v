(** The checker as OCaml. Booleans, lists, options and pairs become OCaml's own; numbers stay what they are here. *)

From Coq Require Import Extraction ExtrOcamlBasic.
From Whygrid Require Import Statement Checker Sound.

Extraction Language OCaml.
Extraction "checker.ml" check nothing_taken.
