// Keeps the whole site in the browser, so that it works without a network after the first visit. `whygrid site` writes the
// first line: all files with their sizes, and a name for just these contents.
// @ts-nocheck: it runs where there is no page

const worker = /** @type {any} */ (self);
const NAME = `whygrid ${SITE.version}`;
const files = new Map(SITE.files.map(([path, bytes]) => [new URL(path, worker.registration.scope).href, bytes]));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const wanted = origin + pathname;
  if (event.request.method === "GET" && files.has(wanted)) event.respondWith(found(wanted));
});

async function found(address) {
  const cache = await caches.open(NAME);
  return (await cache.match(address)) ?? fetch(address);
}

async function install() {
  const cache = await caches.open(NAME);
  const whole = SITE.files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  for (const [address, bytes] of files) {
    // The engine's folder is named after its contents: a visit to an older version may have brought it.
    const kept = address.includes("/engine-") && (await caches.match(address));
    if (kept) await cache.put(address, kept);
    else await fetched(cache, address, (more) => tell((done + Math.min(more, bytes)) / whole));
    done += bytes;
    await tell(done / whole);
  }
}

async function fetched(cache, address, tellBytes) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const counted = answer.clone().body.getReader();
  const stored = cache.put(address, answer);
  for (let bytes = 0; ; ) {
    const { value, done } = await counted.read();
    if (done) break;
    bytes += value.length;
    await tellBytes(bytes);
  }
  await stored;
}

async function tell(loaded) {
  for (const page of await worker.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ loaded });
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith("whygrid ") && name !== NAME) await caches.delete(name);
  await worker.clients.claim();
}
