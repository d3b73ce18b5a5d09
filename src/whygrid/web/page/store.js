// How one likes the page, in this browser. Where it may not remember, the page still works.

const SETTINGS = "whygrid.settings";

/** @param {string} key @param {any} otherwise */
export function load(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Write at once, before anything else can happen; null takes it away. @param {string} key @param {any} value */
export function save(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // storage is full or forbidden
  }
}

/** All keys that begin like this. @param {string} start */
export function keys(start) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** @param {string} name @param {any} otherwise */
export const setting = (name, otherwise) => load(SETTINGS, {})[name] ?? otherwise;

/** @param {string} name @param {any} value */
export const set = (name, value) => save(SETTINGS, { ...load(SETTINGS, {}), [name]: value });
