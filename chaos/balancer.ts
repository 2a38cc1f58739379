import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Balancer {
  readonly url: string;
  /** Puts a node behind it. */
  add(name: string, url: string): void;
  remove(name: string): void;
  close(): Promise<void>;
}

const checkEveryMs = 250;
const checkLimitMs = 1500;

interface Backend {
  readonly url: string;
  isReady: boolean;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(checkLimitMs) })).ok;
  } catch {
    return false;
  }
}

/** Forwards a request. @returns whether its node accepted the connection: one that did not has seen nothing of it. */
function forward(
  url: string,
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const onward = request(
      url + asked.url,
      { method: asked.method, headers: asked.headers, agent: false },
      (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
        // Cut in the middle of its answer: the client must see that it is incomplete.
        from.on("error", () => answer.destroy());
        from.on("aborted", () => answer.destroy());
        resolve(true);
      },
    );
    onward.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve(false);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
      resolve(true);
    });
    onward.end(body);
  });
}

async function readAll(asked: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The load balancer in front of the nodes: ready nodes take turns; a write is never sent a second time. */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, Backend>();
  let turn = 0;

  function next(): Backend | undefined {
    const ready = [...backends.values()].filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  }

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readAll(asked);
    for (let backend = next(); backend; backend = next()) {
      if (await forward(backend.url, asked, body, answer)) return;
      backend.isReady = false;
    }
    answer.writeHead(503, { "retry-after": "1" }).end();
  }

  const server = createServer((asked, answer) => {
    serve(asked, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const checks = setInterval(() => {
    for (const backend of backends.values())
      isReady(backend.url).then((ready) => {
        backend.isReady = ready;
      });
  }, checkEveryMs);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (name, url) => void backends.set(name, { url, isReady: false }),
    remove: (name) => void backends.delete(name),
    close: () => {
      clearInterval(checks);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
