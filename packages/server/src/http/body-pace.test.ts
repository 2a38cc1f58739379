import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paceOfBodies, timeLimits, watchBodies } from "./body-pace.ts";
import { clientErrorAnswer } from "./client-errors.ts";

let server: Server;
let now = 0;
let check: () => void;
beforeEach(async () => {
  now = 0;
  server = createServer((request, response) => {
    if (request.url === "/unread") return;
    request.resume().once("end", () => response.end("whole"));
  });
  server.on("clientError", clientErrorAnswer({ secure: true }));
  check = watchBodies(server, () => now);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the head of a request and some of its body; resolves once the server has both. */
async function begin(bytes: number, path = "/"): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const arrived = once(server, "request");
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\nconnection: close\r\n\r\n${"x".repeat(bytes)}`,
  );
  const [request] = (await arrived) as [IncomingMessage];
  return Object.assign(socket, { request });
}

/** Resolves once this many bytes of the connection have been read. */
async function until(bytes: number): Promise<void> {
  while ((await bytesRead()) < bytes) await new Promise(setImmediate);
}
const connections: Socket[] = [];
beforeEach(() => {
  connections.length = 0;
  server.on("connection", (socket: Socket) => connections.push(socket));
});
const bytesRead = async () => connections.reduce((sum, socket) => sum + socket.bytesRead, 0);

describe("a body that comes drop by drop", () => {
  it("ends with 408, which says why, and the connection with it", async () => {
    const socket = await begin(1);
    now += paceOfBodies.spanMs - 1;
    check();
    expect(socket.destroyed).toBe(false);
    now += 1;
    check();
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain("L’envoi a pris trop de temps");
  });

  it("may go on as long as enough of it comes in each span, and ends with the first in which too little does", async () => {
    const socket = await begin(0);
    for (let span = 1; span <= 3; span += 1) {
      const before = await bytesRead();
      socket.write("x".repeat(paceOfBodies.leastBytes));
      await until(before + paceOfBodies.leastBytes);
      now += paceOfBodies.spanMs;
      check();
    }
    const ended = text(socket);
    now += paceOfBodies.spanMs;
    check();
    expect(await ended).toContain(" 408 ");
  });

  it("is not blamed for what the server does not read", async () => {
    await begin(1, "/unread");
    now += 10 * paceOfBodies.spanMs;
    check();
    expect(connections.map(({ destroyed }) => destroyed)).toEqual([false]);
  });

  it("does no harm to the others", async () => {
    await begin(1);
    const { port } = server.address() as AddressInfo;
    now += paceOfBodies.spanMs;
    check();
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "small" });
    expect(await answer.text()).toBe("whole");
  });
});

describe("the check", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("runs by itself while the server listens; one that never does is not kept by it", () => {
    vi.useFakeTimers();
    const quiet = createServer();
    const started = vi.getTimerCount();
    watchBodies(quiet);
    expect(vi.getTimerCount()).toBe(started);
    quiet.emit("listening");
    expect(vi.getTimerCount()).toBe(started + 1);
    vi.advanceTimersByTime(timeLimits.checkEveryMs);
    quiet.emit("close");
    expect(vi.getTimerCount()).toBe(started);
  });
});
