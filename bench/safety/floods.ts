import { connect, type Socket } from "node:net";
import { crc32, deflateSync } from "node:zlib";
import { type Product, startProduct } from "../../e2e/product.ts";
import type { BenchResult } from "../result.ts";
import { signUp } from "../support/sign-up.ts";

const samples = 60;
const goal = { max: 3 };
const password = "Soleil-2026!";

type Headers = Record<string, string>;

/** Somebody at an address of his own, as the proxy in front tells it. */
const at = (ip: string): Headers => ({ "x-forwarded-for": ip });
const visitorAt = "198.51.100.1";
const strangerAt = "203.0.113.1";

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

interface Owner {
  readonly headers: Headers;
  readonly projectId: string;
}

async function makeOwner({ url }: Product, ip: string): Promise<Owner> {
  const headers = { ...(await signUp(url)), ...at(ip) };
  const response = await fetch(`${url}/api/project`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      name: `Toiture ${ip}`,
      description: "Une toiture d’école qui partage son électricité avec ses voisins. ".repeat(3).trim(),
      address: {
        label: "12 Rue de la Paix 35000 Rennes",
        houseNumber: "12",
        street: "Rue de la Paix",
        postCode: "35000",
        city: "Rennes",
        coordinates: { latitude: 48.11, longitude: -1.67 },
      },
    }),
  });
  const { id } = (await response.json()) as { id: string };
  return { headers, projectId: id };
}

async function visitorHeaders({ url }: Product, ip: string): Promise<Headers> {
  const visit = await fetch(`${url}/api/session`);
  const cookie = visit.headers
    .getSetCookie()
    .map((one) => one.split(";")[0] ?? "")
    .join("; ");
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? "";
  return { cookie, "x-xsrf-token": decodeURIComponent(token), ...at(ip) };
}

const logIn = async (
  product: Product,
  headers: Headers,
  email: string,
  given = password,
): Promise<number> => {
  const response = await fetch(`${product.url}/api/login`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ email, password: given }),
  });
  await response.arrayBuffer();
  return response.status;
};

/** A flood goes on until it is told to stop; resolves when the last of it is over. */
type Flood = (isOver: () => boolean) => Promise<void>;

/** So many at once, again and again. */
const again =
  (many: number, once: (line: number) => Promise<unknown>): Flood =>
  async (isOver) => {
    const lines = Array.from({ length: many }, async (_, line) => {
      while (!isOver()) await once(line).catch(() => undefined);
    });
    await Promise.all(lines);
  };

/** Connections that send the head of a request and hardly anything of its body. */
function half(product: Product, many: number, head: readonly string[], drop: string): Flood {
  return async (isOver) => {
    const { hostname, port } = new URL(product.url);
    const sockets = new Set<Socket>();
    const open = () => {
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => sockets.delete(socket));
      socket.write(`${[...head, `x-forwarded-for: ${strangerAt}`].join("\r\n")}\r\n\r\n`);
    };
    while (!isOver()) {
      while (sockets.size < many) open();
      for (const socket of sockets) socket.write(drop);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const socket of sockets) socket.destroy();
  };
}

function floods(product: Product, owners: readonly Owner[], stranger: Headers): Record<string, Flood> {
  const upload = (side: number) => {
    const picture = bigPicture(side);
    return (line: number) => {
      const owner = owners[line % owners.length] as Owner;
      const body = new FormData();
      body.append("image", picture, "toit.png");
      const url = `${product.url}/api/project/${owner.projectId}/image`;
      return fetch(url, { method: "POST", headers: owner.headers, body }).then((answer) =>
        answer.arrayBuffer(),
      );
    };
  };
  const read = (path: (owner: Owner) => string) => (line: number) => {
    const owner = owners[line % owners.length] as Owner;
    return fetch(product.url + path(owner), { headers: owner.headers }).then((answer) =>
      answer.arrayBuffer(),
    );
  };
  const cookies = [
    `cookie: ${stranger.cookie}`,
    `x-xsrf-token: ${stranger["x-xsrf-token"]}`,
    "host: localhost",
  ];
  const post = (path: string, type: string) => [
    `POST ${path} HTTP/1.1`,
    `content-type: ${type}`,
    "content-length: 20000000",
    ...cookies,
  ];
  const form = "multipart/form-data; boundary=x";
  return {
    "12 pictures of 6300 × 6300": again(12, upload(6300)),
    "12 pictures of 4000 × 4000": again(12, upload(4000)),
    "20 half-sent files to verify": half(
      product,
      20,
      post("/api/signature/verification", form),
      "x".repeat(2000),
    ),
    "200 slow bodies": half(
      product,
      200,
      ["POST /api/login HTTP/1.1", "content-type: application/json", "content-length: 1000", ...cookies],
      "{",
    ),
    "32 logins at once": again(32, (line) =>
      logIn(product, stranger, `personne${line}@exemple.fr`, "Mauvais-1!"),
    ),
    "12 posters, exports and spreadsheets": again(12, (line) =>
      read(
        ({ projectId }) =>
          [
            `/api/public/project/${projectId}/poster`,
            "/api/user/export",
            `/api/project/${projectId}/application/export?format=xlsx`,
            `/api/project/${projectId}/study/export?format=pdf`,
          ][line % 4] as string,
      )(line),
    ),
  };
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const p99 = (durations: number[]) =>
  durations.sort((a, b) => a - b)[Math.ceil(durations.length * 0.99) - 1] ?? Number.NaN;

interface Measured {
  readonly login: number;
  readonly file: number;
}

/** What somebody who has nothing to do with the flood waits for. */
async function measure(product: Product, email: string, file: string): Promise<Measured> {
  const headers = await visitorHeaders(product, visitorAt);
  const logins: number[] = [];
  const files: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    logins.push(
      await duration(async () => {
        const status = await logIn(product, headers, email);
        if (status !== 200) throw new Error(`the login answered ${status}`);
      }),
    );
    files.push(
      await duration(async () => {
        const answer = await fetch(product.url + file, { headers: at(visitorAt) });
        if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
        await answer.arrayBuffer();
      }),
    );
  }
  return { login: p99(logins), file: p99(files) };
}

async function during(flood: Flood, work: () => Promise<Measured>): Promise<Measured> {
  let isOver = false;
  const over = flood(() => isOver);
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return await work();
  } finally {
    isOver = true;
    await over;
  }
}

async function makeVisitor(product: Product): Promise<string> {
  const email = "visiteuse@exemple.fr";
  const response = await fetch(`${product.url}/api/sign-up`, {
    method: "POST",
    headers: { ...(await visitorHeaders(product, visitorAt)), "content-type": "application/json" },
    body: JSON.stringify({ email, password, firstName: "Anne", lastName: "Martin", cgus: true }),
  });
  if (response.status !== 201) throw new Error(`sign-up answered ${response.status}`);
  return email;
}

/** Who is turned away waits for ever. */
const never: Measured = { login: Number.POSITIVE_INFINITY, file: Number.POSITIVE_INFINITY };

async function flooded(flood: Flood, work: () => Promise<Measured>): Promise<Measured> {
  try {
    return await during(flood, work);
  } catch (error) {
    console.log(String(error));
    return never;
  }
}

/** A login and a static file, quiet and while a stranger floods what costs much: p99, each beside its quiet one. */
export async function* run(): AsyncGenerator<BenchResult> {
  const product = await startProduct({ TRUST_PROXY: "1" });
  try {
    const owners: Owner[] = [];
    for (let one = 0; one < 6; one += 1) owners.push(await makeOwner(product, `203.0.113.${10 + one}`));
    const email = await makeVisitor(product);
    const stranger = await visitorHeaders(product, strangerAt);
    const page = await (await fetch(`${product.url}/`)).text();
    const file = /\/assets\/[^"]+\.js/.exec(page)?.[0];
    if (file === undefined) throw new Error("the built page names no script");
    await measure(product, email, file);
    for (const [name, flood] of Object.entries(floods(product, owners, stranger))) {
      const quiet = await measure(product, email, file);
      const under = await flooded(flood, () => measure(product, email, file));
      for (const [what, key] of [
        ["login", "login"],
        ["static file", "file"],
      ] as const) {
        const control = { name: "quiet p99", value: quiet[key], unit: "ms" };
        yield { name: `${what} during ${name}`, value: under[key] / quiet[key], unit: "×", goal, control };
      }
    }
  } finally {
    await product.stop();
  }
}
