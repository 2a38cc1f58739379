import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How many sines the page's script adds up: about as long a task as a phone should have. */
const sines = 3_000_000;

const html = `<!doctype html><html lang="fr"><title>Témoin</title><h1>Témoin</h1><script>
requestAnimationFrame(() => setTimeout(() => {
  let sum = 0;
  for (let n = 0; n < ${sines}; n += 1) sum += Math.sin(n);
  document.body.append(String(sum));
}, 50));
</script></html>`;

/** The browser's control: a page of one heading, whose script does nothing but sums, once it is seen. */
export async function withPlainPage<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((_, reply) => {
    reply.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
