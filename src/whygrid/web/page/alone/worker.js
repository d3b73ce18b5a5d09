// Inside a worker: Python with our package, as `whygrid site` has put them here.

/** @type {(name: string, body: string, language: string) => any} */
let answered;

/** @param {MessageEvent} message */
self.onmessage = ({ data: { name, body, language } }) => {
  const found = answered(name, body, language);
  const [status, text] = found.toJs();
  found.destroy();
  self.postMessage({ status, body: text });
};

async function start() {
  const { folder, wheels } = await (await fetch("engine.json")).json();
  const home = new URL(`${folder}/`, location.href).href;
  const { loadPyodide } = await import(`${home}pyodide.mjs`);
  const [python, ...archives] = await Promise.all([
    loadPyodide({ indexURL: home }),
    ...wheels.map(async (/** @type {string} */ name) => (await fetch(home + encodeURIComponent(name))).arrayBuffer()),
  ]);
  for (const archive of archives) python.unpackArchive(archive, "wheel");
  answered = python.pyimport("whygrid.web.alone").answered;
}

start().then(
  () => self.postMessage({ ready: true }),
  (error) => {
    console.error(error);
    self.postMessage({ ready: false });
  },
);
