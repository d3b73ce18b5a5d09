// Inside a worker: Python with our package, as `whygrid site` has put them here. What was compiled by another worker, or on
// an earlier visit, is not compiled again: the machine code of Python, and the byte code of the package.

const COMPILED = "compiled by whygrid";
const BYTES = "compiled.zip";
// Byte code is good for a source of the same age, and what is unpacked is always new.
const SAME_AGE = `import os, sys
sys.dont_write_bytecode = False
for folder, _, names in os.walk("."):
    for name in names:
        os.utime(os.path.join(folder, name), (0, 0))`;

/** @type {any} */
let python;

/** @param {MessageEvent} message */
self.onmessage = ({ data }) => {
  if (data.name) return answer(data);
  start(data.machine, data.warm).then(
    (machine) => {
      self.postMessage({ machine }); // by itself: Firefox lets a page that may not compile it have none
      self.postMessage({ ready: true });
    },
    (error) => {
      console.error(error);
      self.postMessage({ ready: false });
    },
  );
};

/** @param {{name: string, body: string, language: string}} question */
function answer({ name, body, language }) {
  const found = python.answered(name, body, language);
  const [status, text] = found.toJs();
  found.destroy();
  self.postMessage({ status, body: text });
}

/** @param {WebAssembly.Module | undefined} known @param {boolean} warm whether to load all that the first questions need */
async function start(known, warm) {
  const { folder, wheels } = await (await fetch("engine.json")).json();
  const home = new URL(`${folder}/`, location.href).href;
  const get = async (/** @type {string} */ name) => (await fetch(home + encodeURIComponent(name))).arrayBuffer();
  const { loadPyodide } = await import(`${home}pyodide.mjs`);
  const machine = known ?? (await WebAssembly.compileStreaming(fetch(`${home}pyodide.asm.wasm`)));
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: machine, instance: await WebAssembly.instantiate(machine, imports) });
  const [pyodide, bytes, ...archives] = await Promise.all([loadPyodide({ indexURL: home }), kept(wheels), ...wheels.map(get)]);
  for (const archive of archives) pyodide.unpackArchive(archive, "wheel");
  pyodide.runPython(SAME_AGE);
  if (bytes) pyodide.unpackArchive(bytes, "zip");
  python = pyodide.pyimport("whygrid.web.alone");
  if (warm) python.get_ready();
  if (warm && !bytes) await keep(wheels, python.compiled());
  return machine;
}

/** @param {string[]} wheels */
async function kept(wheels) {
  try {
    const found = await (await caches.open(COMPILED)).match(`${BYTES}?${wheels.join()}`);
    return found ? await found.arrayBuffer() : null;
  } catch {
    return null; // not every browser keeps something for every page
  }
}

/** @param {string[]} wheels @param {any} bytes */
async function keep(wheels, bytes) {
  try {
    await caches.delete(COMPILED);
    await (await caches.open(COMPILED)).put(`${BYTES}?${wheels.join()}`, new Response(bytes.toJs()));
  } catch {
    // then it is compiled again
  }
  bytes.destroy();
}
