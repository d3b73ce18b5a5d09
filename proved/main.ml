(* whygrid-proved FILE: checks a proof in the plain text form with the proved checker.

   The last line that it prints is its verdict. It ends with code 0 where it accepts, 1 where it refuses, 2 where it
   can't read the file. *)

open Checker
open Reader

(* For each cell that lines lead to from an end, the number of that end's path, and how far it is. Only a hint: the
   checker looks for itself whether it is of any use. *)
let hint_about puzzle solution =
  let drawn = Hashtbl.create 1024 and neighbours = Hashtbl.create 1024 and seen = Hashtbl.create 1024 in
  List.iter (function Is v -> Hashtbl.replace drawn v () | Not _ -> ()) solution;
  List.iter
    (fun { drawn = v; one; other } ->
      if Hashtbl.mem drawn v then (
        Hashtbl.add neighbours one other;
        Hashtbl.add neighbours other one))
    puzzle.edges;
  let hint = ref Bare in
  let rec walk path place = function
    | [] -> ()
    | cells ->
        let fresh = List.filter (fun cell -> not (Hashtbl.mem seen cell)) cells in
        List.iter
          (fun cell ->
            Hashtbl.replace seen cell ();
            hint := put cell (path, positive place) !hint)
          fresh;
        walk path (place + 1) (List.concat_map (Hashtbl.find_all neighbours) fresh)
  in
  List.iter (fun (cell, path) -> walk path 1 [ cell ]) puzzle.ends;
  !hint

let facts_of step = match step.fact with None -> [] | Some fact -> [ fact ]

(* What the document claims, in the checker's words; what it does not know is refused. *)
let assertion { puzzle; steps; claim; solutions; _ } =
  match (claim, solutions) with
  | "unique", [ one ] -> Some (Says_unique (one, hint_about puzzle one))
  | "none", [] -> Some Says_impossible
  | "multiple", [ one; two ] -> Some (Says_multiple (one, hint_about puzzle one, two, hint_about puzzle two))
  | "steps", [] -> Some (Says_settled (List.concat_map facts_of steps))
  | _ -> None

let say = function
  | "unique" -> "the solution is unique"
  | "none" -> "there is no solution"
  | "multiple" -> "there are at least two solutions"
  | _ -> "what the steps settle holds in every solution"

let verdict document =
  match assertion document with
  | None ->
      print_endline "refused: it does not have the solutions that its claim needs";
      1
  | Some claimed ->
      if check document.puzzle document.steps claimed then (
        List.iter (fun said -> print_endline ("taken:" ^ said)) document.taken;
        Printf.printf "accepted: %s%s\n" (say document.claim)
          (match List.length document.taken with
          | 0 -> ""
          | 1 -> ", if 1 rule is one that is taken"
          | n -> Printf.sprintf ", if %d rules are right that are taken" n);
        0)
      else (
        print_endline "refused: it does not show what it claims";
        1)

let () =
  match Sys.argv with
  | [| _; file |] -> (
      match
        let channel = if file = "-" then stdin else open_in_bin file in
        verdict (read channel)
      with
      | code -> exit code
      | exception Unreadable (line, what) ->
          Printf.printf "unreadable: line %d: %s\n" line what;
          exit 2
      | exception Sys_error what ->
          Printf.printf "unreadable: %s\n" what;
          exit 2
      | exception Stack_overflow ->
          print_endline "unreadable: it is nested too deeply";
          exit 2)
  | _ ->
      prerr_endline "usage: whygrid-proved FILE   (- for standard input)";
      exit 2
