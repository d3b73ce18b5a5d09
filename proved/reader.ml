(* Reads the plain text form of a proof (docs/trust.md): words at the beginning of lines, whole numbers, lists
   that end with 0. Whatever is not as described is refused, with the number of the line. *)

open Checker

exception Unreadable of int * string

type document = {
  puzzle : puzzle;
  steps : step list;
  claim : string;
  solutions : literal list list;
  taken : string list; (* what comments say about the rules that are taken *)
}

(* ** Numbers *)

let rec positive n = if n = 1 then XH else if n land 1 = 1 then XI (positive (n lsr 1)) else XO (positive (n lsr 1))
let integer n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))
let natural n = if n = 0 then N0 else Npos (positive n)
let literal n = if n > 0 then Is (positive n) else Not (positive (-n))

(* ** Lines *)

type source = {
  channel : in_channel;
  mutable line : int;
  mutable words : string list; (* what is left of the line *)
  mutable comment : string; (* the last comment *)
}

let fail source what = raise (Unreadable (source.line, what))

(* The next line that is no comment. *)
let rec next_line source =
  match input_line source.channel with
  | exception End_of_file -> fail source "it ends too early"
  | text ->
      source.line <- source.line + 1;
      if text = "c" || (String.length text > 1 && text.[0] = 'c' && text.[1] = ' ') then (
        source.comment <- String.sub text 1 (String.length text - 1);
        next_line source)
      else source.words <- String.split_on_char ' ' text

let word source =
  match source.words with
  | [] -> fail source "the line is too short"
  | first :: rest ->
      source.words <- rest;
      first

(* Decimal, without leading zeros or signs that say nothing, below 10^15. *)
let number_of source text =
  let length = String.length text in
  let start = if length > 0 && text.[0] = '-' then 1 else 0 in
  let digits = String.sub text start (length - start) in
  let plain = digits <> "" && String.length digits <= 15 && String.for_all (fun c -> '0' <= c && c <= '9') digits in
  if (not plain) || (digits.[0] = '0' && text <> "0") then fail source (Printf.sprintf "%S is no number" text)
  else int_of_string text

let number source = number_of source (word source)

let at_least low what source =
  let n = number source in
  if n < low then fail source (Printf.sprintf "%d is no %s" n what) else n

let size source = at_least 0 "size" source
let index what source = positive (at_least 1 what source)

(* Numbers up to 0. *)
let list_of item source =
  let rec go found =
    match number source with 0 -> List.rev found | n -> go (item source n :: found)
  in
  go []

let literals source = list_of (fun _ n -> literal n) source

let indices what source =
  list_of (fun source n -> if n < 1 then fail source (Printf.sprintf "%d is no %s" n what) else positive n) source

let ended source = if source.words <> [] then fail source "the line is too long"

(* A line with this word: what its parts are, and nothing more. *)
let line source name read =
  next_line source;
  if word source <> name then fail source (Printf.sprintf "this should begin with %S" name);
  let found = read source in
  ended source;
  found

let repeated count read =
  let rec go count found = if count = 0 then List.rev found else go (count - 1) (read () :: found) in
  go count []

(* ** The puzzle *)

let read_count source =
  line source "n" (fun source ->
      let low = number source in
      let high = number source in
      let among = literals source in
      { among; low = integer low; high = integer high })

let read_sum source =
  line source "s" (fun source ->
      let total = number source in
      let terms = list_of (fun source n -> (literal n, integer (number source))) source in
      { terms; total = integer total })

let read_entry source taken =
  source.comment <- "";
  let kind, counts, sums =
    line source "r" (fun source ->
        let kind = size source in
        let counts = size source in
        (kind, counts, size source))
  in
  let said = source.comment in
  let cells = if kind = 2 then line source "w" (indices "cell") else [] in
  let counts = repeated counts (fun () -> read_count source) in
  let sums = repeated sums (fun () -> read_sum source) in
  let rule = { counts; sums } in
  match kind with
  | 0 -> Listed rule
  | 1 ->
      taken := said :: !taken;
      Taken rule
  | 2 -> Way (cells, rule)
  | _ -> fail source (Printf.sprintf "there is no kind %d of rules" kind)

let read_puzzle source taken =
  let facts, auxiliaries =
    line source "vars" (fun source ->
        let facts = size source in
        let listed = size source in
        (facts, listed + size source))
  in
  let edges, ends =
    line source "board" (fun source ->
        let edges = size source in
        (edges, size source))
  in
  let edges =
    repeated edges (fun () ->
        line source "e" (fun source ->
            let drawn = index "variable" source in
            let one = index "cell" source in
            { drawn; one; other = index "cell" source }))
  in
  let ends =
    repeated ends (fun () ->
        line source "t" (fun source ->
            let cell = index "cell" source in
            (cell, index "path" source)))
  in
  let rules = line source "rules" size in
  let entries = repeated rules (fun () -> read_entry source taken) in
  let givens = line source "givens" literals in
  { facts = natural facts; auxiliaries = natural auxiliaries; edges; ends; entries; givens }

(* ** Steps *)

let rec read_tree source =
  match word source with
  | "0" -> Leaf
  | "+" ->
      let many = size source in
      Add
        (repeated many (fun () ->
             let times = integer (number source) in
             (times, index "item" source)))
  | text ->
      let l = literal (number_of source text) in
      let yes = read_tree source in
      Branch (l, yes, read_tree source)

let read_hint source () = line source "h" read_tree

let read_lemma source () =
  let hints, found =
    line source "l" (fun source ->
        let hints = size source in
        let together = literals source in
        let lemma_premises = literals source in
        let lemma_rules = indices "rule" source in
        let earlier = indices "lemma" source in
        (hints, { together; lemma_premises; lemma_rules; earlier; lemma_hint = Leaf }))
  in
  match repeated hints (read_hint source) with
  | [] -> found
  | [ lemma_hint ] -> { found with lemma_hint }
  | _ -> fail source "a lemma has one hint at most"

let rec read_deduction source () =
  let cases, lemmas, hints, conclusions, premises, rules =
    line source "d" (fun source ->
        let cases = size source in
        let lemmas = size source in
        let hints = size source in
        let conclusions = literals source in
        let premises = literals source in
        (cases, lemmas, hints, conclusions, premises, indices "rule" source))
  in
  let lemmas = repeated lemmas (read_lemma source) in
  let hints = repeated hints (read_hint source) in
  let cases = repeated cases (read_case source) in
  Deduction (conclusions, premises, rules, lemmas, hints, cases)

and read_case source () =
  let assumption, inside =
    line source "k" (fun source ->
        let n = number source in
        if n = 0 then fail source "0 is no literal";
        (literal n, size source))
  in
  Case (assumption, repeated inside (read_deduction source))

let read_step source () =
  let fact, deductions, support =
    line source "step" (fun source ->
        let fact = number source in
        let deductions = size source in
        ((if fact = 0 then None else Some (literal fact)), deductions, literals source))
  in
  { fact; support; deductions = repeated deductions (read_deduction source) }

(* ** All of it *)

let read channel =
  let source = { channel; line = 0; words = []; comment = "" } in
  let version = line source "whygrid-plain" number in
  if version <> 1 then fail source (Printf.sprintf "version %d is not known here" version);
  let claim = line source "claim" word in
  let taken = ref [] in
  let puzzle = read_puzzle source taken in
  let solutions = line source "solutions" size in
  let solutions = repeated solutions (fun () -> line source "m" literals) in
  let steps = line source "steps" size in
  let steps = repeated steps (read_step source) in
  line source "end" ignore;
  (match input_char channel with
  | exception End_of_file -> ()
  | _ ->
      source.line <- source.line + 1;
      fail source "there is something after the end");
  { puzzle; steps; claim; solutions; taken = List.rev !taken }
