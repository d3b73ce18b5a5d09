// Dialogs: one at a time, closed by Esc, a click beside them, or their button.

import { button, byId, el } from "./dom.js";
import { t } from "./voice.js";

/**
 * Open a dialog with this title; returns its body and how to close it.
 * @param {string} title @param {...(Node | string | null)} children
 */
export function dialog(title, ...children) {
  const close = () => made.close();
  const heading = el("h2", {}, title);
  const body = el("div", { class: "body" }, ...children);
  const made = el(
    "dialog",
    { "aria-label": title },
    el("div", { class: "title" }, heading, button("×", close, { class: "quiet close", "aria-label": t("close") })),
    body,
  );
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close();
  });
  byId("dialogs").append(made);
  made.showModal();
  return { body, close, made };
}
