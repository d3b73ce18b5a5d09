// The browser's database: games with their moves, and drafts. A transaction is done whole or not at all, also when
// other tabs write at the same time. Where the browser has no database for us, all is kept until the page is left.

const NAME = "whygrid";
const VERSION = 1;

/** @type {Promise<IDBDatabase | null> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase | null>} */
function open() {
  return (opened ??= new Promise((done) => {
    try {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("games", { keyPath: "key" });
        request.result.createObjectStore("moves", { keyPath: ["key", "number"] });
        request.result.createObjectStore("drafts", { keyPath: "id" });
      };
      request.onsuccess = () => {
        const { result } = request;
        const again = () => (opened = null);
        result.onversionchange = () => { result.close(); again(); };
        result.onclose = again;
        done(result);
      };
      request.onerror = request.onblocked = () => done(null);
    } catch {
      done(null);
    }
  }));
}

/** Whether this browser keeps anything for us. */
export const keeps = async () => (await open()) !== null;

/**
 * Read and write as one transaction, of which nothing is done if anything of it fails.
 * @template T @param {"readonly" | "readwrite"} mode @param {(stores: Record<string, IDBObjectStore>) => Promise<T>} act
 * @returns {Promise<T | undefined>} undefined where there is no database
 */
export async function transaction(mode, act) {
  for (let attempt = 0; ; attempt++) {
    const database = await open();
    if (!database) return undefined;
    try {
      return await run(database, mode, act);
    } catch (error) {
      if (attempt) throw error;
      opened = null; // the connection was lost: once more with a new one
    }
  }
}

/** @template T @param {IDBDatabase} database @param {"readonly" | "readwrite"} mode @param {(stores: Record<string, IDBObjectStore>) => Promise<T>} act */
async function run(database, mode, act) {
  const work = database.transaction(["games", "moves", "drafts"], mode);
  const finished = new Promise((done, fail) => {
    work.oncomplete = done;
    work.onabort = work.onerror = () => fail(work.error ?? new Error("the browser's storage failed"));
  });
  const stores = { games: work.objectStore("games"), moves: work.objectStore("moves"), drafts: work.objectStore("drafts") };
  const [found] = await Promise.all([act(stores), finished]);
  return found;
}

/** The result of a request. @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export function result(request) {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}
