import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface PartnerSite {
  /** Another host, so another site than the product's to a browser. */
  readonly origin: string;
  /** Serves a page with this body; returns its address. */
  show(path: string, body: string): string;
  stop(): Promise<void>;
}

const page = (body: string) => `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Le site d’un partenaire</title></head>
<body style="margin:0"><h1>Le site d’un partenaire</h1>${body}<p>Mentions légales du partenaire</p></body></html>`;

/** Somebody else's site: the product is at 127.0.0.1, and this at localhost. */
export async function startPartnerSite(): Promise<PartnerSite> {
  const bodies = new Map<string, string>();
  const server: Server = createServer((request, response) => {
    const body = bodies.get(request.url ?? "");
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader("content-type", "text/html; charset=utf-8").end(page(body ?? ""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    show(path, body) {
      bodies.set(path, body);
      return origin + path;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
