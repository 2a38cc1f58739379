import { connect, type Socket } from "node:net";
import { crc32, deflateSync } from "node:zlib";
import type { FloodName, FloodSource, Owner } from "./flood.ts";

/** What the product answered, by status. */
const answered = new Map<string, number>();
const count = (what: string) => answered.set(what, (answered.get(what) ?? 0) + 1);

/** A flood goes on until its process ends. */
type Flood = () => void;

/** This many at once, again and again. */
const again =
  (many: number, once: (line: number) => Promise<Response>): Flood =>
  () => {
    for (let line = 0; line < many; line += 1) void goOn(() => once(line));
  };

async function goOn(once: () => Promise<Response>): Promise<never> {
  for (;;) {
    try {
      const answer = await once();
      await answer.arrayBuffer();
      count(String(answer.status));
    } catch {
      count("no answer");
    }
  }
}

/** Connections that send a request's head and almost nothing of its body. */
function half({ url, strangerAt }: FloodSource, many: number, head: readonly string[], drop: string): Flood {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const open = () => {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => count(bytes.toString("latin1").slice(9, 12)));
    socket.once("close", () => sockets.delete(socket));
    socket.write(`${[...head, `x-forwarded-for: ${strangerAt}`].join("\r\n")}\r\n\r\n`);
  };
  const pour = () => {
    while (sockets.size < many) open();
    for (const socket of sockets) socket.write(drop);
  };
  return () => setInterval(pour, 100);
}

function chunk(type: string, data: Uint8Array): Buffer<ArrayBuffer> {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

/** A picture of one bit a pixel: a few kB to send, much to decode. */
function bigPicture(side: number): Blob {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.set([1, 0], 8);
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Blob([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const ownerOf = ({ owners }: FloodSource, line: number) => owners[line % owners.length] as Owner;

function pictures(source: FloodSource, side: number): Flood {
  const picture = bigPicture(side);
  return again(12, (line) => {
    const { projectId, headers } = ownerOf(source, line);
    const body = new FormData();
    body.append("image", picture, "toit.png");
    return fetch(`${source.url}/api/project/${projectId}/image`, { method: "POST", headers, body });
  });
}

function logins({ url, stranger }: FloodSource): Flood {
  const headers = { ...stranger, "content-type": "application/json" };
  return again(32, (line) => {
    const body = JSON.stringify({ email: `personne${line}@exemple.fr`, password: "Mauvais-1!" });
    return fetch(`${url}/api/login`, { method: "POST", headers, body });
  });
}

function exports(source: FloodSource): Flood {
  const paths: readonly ((id: string) => string)[] = [
    (id) => `/api/public/communication-kit/poster/pdf?projectId=${id}`,
    (id) => `/api/public/communication-kit/archive?projectId=${id}`,
    () => "/api/user/export",
    (id) => `/api/project/${id}/application/export?format=xlsx`,
    (id) => `/api/project/${id}/study/export?format=pdf`,
  ];
  return again(12, (line) => {
    const { projectId, headers } = ownerOf(source, line);
    const path = paths[line % paths.length] as (id: string) => string;
    return fetch(source.url + path(projectId), { headers });
  });
}

function halfSent(source: FloodSource, path: string, { many, bytes, type, drop }: HalfSent): Flood {
  const head = [
    `POST ${path} HTTP/1.1`,
    `content-type: ${type}`,
    `content-length: ${bytes}`,
    `cookie: ${source.stranger.cookie}`,
    `x-xsrf-token: ${source.stranger["x-xsrf-token"]}`,
    "host: localhost",
  ];
  return half(source, many, head, drop);
}

interface HalfSent {
  readonly many: number;
  readonly bytes: number;
  readonly type: string;
  readonly drop: string;
}

const files: HalfSent = {
  many: 20,
  bytes: 20_000_000,
  type: "multipart/form-data; boundary=x",
  drop: "x".repeat(2000),
};
const slow: HalfSent = { many: 200, bytes: 1000, type: "application/json", drop: "{" };

const floods: Readonly<Record<FloodName, (source: FloodSource) => Flood>> = {
  "12 pictures of 6300 × 6300": (source) => pictures(source, 6300),
  "12 pictures of 4000 × 4000": (source) => pictures(source, 4000),
  "20 half-sent files to verify": (source) => halfSent(source, "/api/signature/verification", files),
  "200 slow bodies": (source) => halfSent(source, "/api/login", slow),
  "32 logins at once": logins,
  "12 posters, exports and spreadsheets": exports,
};

const [name, source] = process.argv.slice(2) as [FloodName, string];
process.once("SIGTERM", () => {
  console.log([...answered].map(([status, times]) => `${times} × ${status}`).join(", ") || "no answer yet");
  process.exit();
});
floods[name](JSON.parse(source))();
console.log("started");
