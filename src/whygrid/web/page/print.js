// Printing: the boards of a page of sheets, laid out by our own style sheet, in a place that only paper shows.

import { byId, el, put } from "./dom.js";

/** Print the sheets of a page that the server has made. @param {string} content */
export function printSheets(content) {
  const plain = content.replace(/<style[^]*?<\/style>/g, ""); // our own style sheet counts here, and the policy allows no other
  const made = new DOMParser().parseFromString(plain, "text/html");
  const sheets = [...made.querySelectorAll("section")].map((section) => {
    const figures = [...section.querySelectorAll("figure")];
    const sheet = el("section", { class: "paper-sheet" }, figures.map(taken));
    const columns = figures.length <= 2 ? 1 : figures.length <= 6 ? 2 : figures.length <= 12 ? 3 : 4;
    sheet.style.setProperty("--across", String(columns));
    sheet.style.setProperty("--down", String(Math.ceil(figures.length / columns)));
    return sheet;
  });
  put(byId("print"), sheets);
  window.print();
}

/** A board with its caption, or what is said in its place. @param {Element} figure */
function taken(figure) {
  const board = figure.querySelector("svg");
  const caption = el("figcaption", {}, figure.querySelector("figcaption")?.textContent);
  if (!board) return el("figure", {}, caption, el("p", {}, figure.querySelector("p")?.textContent));
  const drawn = document.importNode(board, true);
  drawn.classList.add("scene");
  return el("figure", {}, caption, drawn);
}
