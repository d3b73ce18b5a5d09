// The reasons behind a step as a graph to walk: what is concluded on top, what it rests on below.

import { dialog } from "./dialogs.js";
import { button, el, put, svg } from "./dom.js";
import { t } from "./voice.js";

/**
 * @typedef {{id: string, kind: string, label: string, layer: number, technique: string, reason: string}} GraphNode
 */

/** @param {import("./app.js").App} app @param {any} step */
export function showGraph(app, step) {
  const { nodes, edges } = /** @type {{nodes: GraphNode[], edges: string[][]}} */ (step.graph);
  const byName = new Map(nodes.map((node) => [node.id, node]));
  const premises = (/** @type {string} */ id) => edges.filter(([, to]) => to === id).map(([from]) => from);
  const users = (/** @type {string} */ id) => edges.filter(([from]) => from === id).map(([, to]) => to);
  const boxes = new Map(nodes.map((node) => [node.id, button("", () => choose(node.id), { class: `node ${node.kind}`, "data-node": node.id })]));
  for (const node of nodes) put(/** @type {Element} */ (boxes.get(node.id)), el("span", { class: "kind" }, title(node)), el("span", {}, node.label));
  const depth = Math.max(...nodes.map((node) => node.layer));
  const layers = Array.from({ length: depth + 1 }, (_, layer) =>
    el("div", { class: "layer" }, nodes.filter((node) => node.layer === layer).map((node) => boxes.get(node.id) ?? null)),
  );
  const lines = svg("svg", { class: "wires", "aria-hidden": "true" });
  const told = el("div", { class: "walk", "aria-live": "polite" });
  const field = el("div", { class: "graph" }, lines, ...layers);
  const opened = dialog(t("why-goal", { goal: step.goal }), told, field);
  opened.made.classList.add("wide");

  /** Where one is: what it says, what it rests on, what it leads to. @param {string} id */
  function choose(id) {
    const node = /** @type {GraphNode} */ (byName.get(id));
    const [below, above] = [premises(id), users(id)];
    for (const [other, box] of boxes) {
      box.classList.toggle("here", other === id);
      box.classList.toggle("premise", below.includes(other));
      box.classList.toggle("user", above.includes(other));
    }
    const links = (/** @type {string} */ words, /** @type {string[]} */ ids) =>
      ids.length ? el("p", { class: "row" }, el("span", { class: "muted" }, words), ids.map((other) => button(byName.get(other)?.label ?? other, () => choose(other), { class: "small" }))) : null;
    put(
      told,
      el("p", {}, el("strong", {}, node.label), node.reason ? `: ${node.reason}` : "", node.technique ? el("span", { class: "muted" }, ` [${node.technique}]`) : null),
      links(t("rests-on"), below),
      links(t("leads-to"), above),
    );
    draw(id);
  }

  /** The lines between the boxes. @param {string} here */
  function draw(here) {
    const frame = field.getBoundingClientRect();
    const [width, height] = [field.scrollWidth, field.scrollHeight];
    lines.setAttribute("viewBox", `0 0 ${width} ${height}`);
    lines.setAttribute("width", String(width));
    lines.setAttribute("height", String(height));
    put(lines, edges.map(([from, to]) => {
      const [lower, upper] = [from, to].map((id) => /** @type {Element} */ (boxes.get(id)).getBoundingClientRect());
      const [x1, y1] = [lower.left + lower.width / 2 - frame.left + field.scrollLeft, lower.top - frame.top + field.scrollTop];
      const [x2, y2] = [upper.left + upper.width / 2 - frame.left + field.scrollLeft, upper.bottom - frame.top + field.scrollTop];
      const middle = (y1 + y2) / 2;
      return svg("path", { class: from === here || to === here ? "wire lit" : "wire", d: `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}` });
    }));
  }

  opened.made.addEventListener("keydown", (event) => {
    const at = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.node;
    const next = at && { ArrowDown: premises(at)[0], ArrowUp: users(at)[0] }[event.key];
    if (!next) return;
    event.preventDefault();
    boxes.get(next)?.focus();
    choose(next);
  });
  choose(nodes[nodes.length - 1].id);
}

/** @param {GraphNode} node */
function title(node) {
  if (node.kind === "known") return t("known");
  if (node.kind === "case") return t("suppose");
  return node.kind === "goal" ? node.technique : `${node.id} · ${node.technique}`;
}
