import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Product, startProduct } from "../../e2e/product.ts";
import { type Connection, connectEmbedded, connectPostgres } from "../../packages/server/src/db/connect.ts";
import { hashToken, newToken } from "../../packages/server/src/links/tokens.ts";
import { anInterlocutor, insertScene } from "../../packages/server/test/document-fixtures.ts";
import type { Figure } from "../result.ts";
import { startPostgres } from "../support/postgres.ts";
import { signUp } from "../support/sign-up.ts";

const documents = 500;
const limitMs = 600_000;
/** The most that the loop may be delayed, as a multiple of the idle loop's own delay. */
const ratio = { max: 3 };

/** A loop that delays less keeps nobody waiting, ms. */
const leastDelay = 15;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > limitMs) throw new Error(`${what}: not after ${limitMs} ms`);
    await pause(1000);
  }
  return performance.now() - start;
}

/** The 99th percentile of the event loop's delay since the last call, ms. */
async function loopDelay({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

async function idleDelay(product: Product): Promise<NonNullable<Figure["control"]>> {
  await loopDelay(product);
  await pause(2000);
  const value = Math.max(leastDelay, await loopDelay(product));
  return { name: "the same while idle, counted as 15 ms at least", value, unit: "ms" };
}

type Headers = Record<string, string>;

async function userIdOf({ url }: Product, headers: Headers): Promise<string> {
  const session = (await (await fetch(`${url}/api/session`, { headers })).json()) as { userId: string };
  return session.userId;
}

/** An owner whose documents are ready to send. */
async function addScene({ db }: Connection, accountId: string): Promise<{ projectId: string; body: string }> {
  const accounts = { ownerId: accountId, producerId: accountId, consumerId: accountId };
  const scene = await insertScene({ deps: { db } }, accounts, { consumers: documents });
  const body = JSON.stringify({ consumptionPointIds: scene.consumers, productionPointIds: [] });
  return { projectId: scene.projectId, body };
}

async function post(url: string, headers: Headers, body: string): Promise<number> {
  const start = performance.now();
  const json = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers: { ...headers, ...json }, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - start;
}

/** Sends one document to each of 500 participants; ends when each has his mail. */
async function sendAll(
  product: Product,
  headers: Headers,
  { projectId, body }: { projectId: string; body: string },
  where: string,
): Promise<Figure[]> {
  const control = await idleDelay(product);
  const answered = await post(`${product.url}/api/project/${projectId}/document/accord/send`, headers, body);
  const lasted = await until("sending", async () => {
    const invitations = product
      .mails()
      .filter(({ subject }) => subject.startsWith("Des documents attendent votre signature"));
    return invitations.length >= documents;
  });
  const stalled = await loopDelay(product);
  return [
    {
      name: `${documents} documents sent in bulk, ${where}: the owner's answer`,
      value: answered,
      unit: "ms",
    },
    { name: `until the last of their mails, ${where}`, value: lasted / 1000, unit: "s" },
    { name: `event-loop delay meanwhile, ${where}: p99`, value: stalled, unit: "ms", ratio, control },
  ];
}

/** Each participant has signed, and the legal body's contact has a link. @returns its token. */
async function participantsSigned({ db }: Connection, projectId: string): Promise<string> {
  const now = new Date();
  await db
    .updateTable("signature_signer")
    .set({ status: "signed", signed_at: now, signed_name: "Hugo Petit" })
    .where("role", "=", "participant")
    .execute();
  await db
    .updateTable("signature_signer")
    .set({ status: "notified", notified_at: now, address_confirmed_at: now })
    .where("role", "=", "pmo")
    .execute();
  const token = newToken();
  await db
    .insertInto("signature_link")
    .values({
      token_hash: hashToken(token),
      project_id: projectId,
      email: anInterlocutor.email,
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return token;
}

/** The legal body's contact signs the 500 at once; ends when each is sealed. */
async function signAll(
  product: Product,
  headers: Headers,
  { connection, projectId }: { connection: Connection; projectId: string },
): Promise<Figure[]> {
  const token = await participantsSigned(connection, projectId);
  const signature = `${product.url}/api/signature/${token}`;
  await fetch(signature, { headers });
  await post(`${signature}/otp`, headers, "{}");
  const codeOf = () => product.mails().findLast(({ subject }) => subject.includes("code de signature"));
  await until("the code", async () => codeOf() !== undefined);
  const [, first = "", last = ""] = codeOf()?.text.match(/(\d{3})\s(\d{3})/) ?? [];
  const control = await idleDelay(product);
  const body = JSON.stringify({ code: first + last, consent: true, name: "Odile Martin" });
  const answered = await post(`${signature}/sign`, headers, body);
  const lasted = await until("sealing", async () => {
    const left = await connection.db
      .selectFrom("signature_request")
      .select("id")
      .where("status", "=", "ongoing")
      .execute();
    return left.length === 0;
  });
  const stalled = await loopDelay(product);
  return [
    { name: `${documents} documents signed in one go: the answer`, value: answered, unit: "ms" },
    { name: "until the last of them is sealed", value: lasted / 1000, unit: "s" },
    { name: "event-loop delay meanwhile: p99", value: stalled, unit: "ms", ratio, control },
  ];
}

async function onPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url });
  const connection = connectPostgres(postgres.url);
  try {
    const headers = await signUp(product.url);
    const scene = await addScene(connection, await userIdOf(product, headers));
    const sent = await sendAll(product, headers, scene, "PostgreSQL");
    return [...sent, ...(await signAll(product, headers, { connection, projectId: scene.projectId }))];
  } finally {
    await connection.close();
    await product.stop();
    postgres.stop();
  }
}

/** The embedded database runs in the server's own process: its figure is the harder one. */
async function onEmbedded(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "mec-bench-send-"));
  try {
    const first = await startProduct({ DATA_DIR: dataDir });
    const headers = await signUp(first.url);
    const userId = await userIdOf(first, headers);
    await first.stop();
    const connection = await connectEmbedded(dataDir);
    const scene = await addScene(connection, userId);
    await connection.close();
    const product = await startProduct({ DATA_DIR: dataDir });
    try {
      return await sendAll(product, headers, scene, "embedded database");
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What bulk sending, and bulk signing, cost the people who use the site meanwhile. */
export async function run(): Promise<Figure[]> {
  return [...(await onPostgres()), ...(await onEmbedded())];
}
