import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSession } from "../src/features/account/index.ts";
import { findTampering } from "../src/features/signature/evidence/evidence-faults.ts";
import { hands } from "../src/jobs/hands.ts";
import { openEvidenceKeys } from "../src/seal/index.ts";
import { inDataDir, newDataDir } from "./data-dir.ts";
import { insertScene } from "./document-fixtures.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { type Browser, openBrowser, post } from "./process-browser.ts";
import { accountRow } from "./rows.ts";
import { pause, type ServerProcess, startServerProcess } from "./server-process.ts";

/** More than one transaction handles. */
const participants = 51;
const documents = participants * 3;
const kills = 4;
/** The first kills come while documents are made, the others while mails leave. */
const killsWhileMaking = 2;
const longestRunMs = 2500;
const limitMs = 480_000;

let dataDir: string;
let mailServer: MailServer;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await newDataDir("crash-documents");
  mailServer = await startMailServer();
});

afterEach(async () => {
  await server?.kill();
  await mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function restart(): Promise<ServerProcess> {
  server = await startServerProcess(dataDir, { SMTP_URL: mailServer.url });
  return server;
}

/** A project whose documents can be sent, and a session of its owner. */
const prepareScene = () =>
  inDataDir(dataDir, async (db) => {
    const [ownerId, producerId, consumerId] = [
      await accountRow(db, "odile@exemple.fr"),
      await accountRow(db, "remi@exemple.fr"),
      await accountRow(db, "hugo@exemple.fr"),
    ];
    const accounts = { ownerId, producerId, consumerId };
    const scene = await insertScene({ deps: { db } }, accounts, { consumers: participants });
    const origin = { ip: "127.0.0.1", userAgent: "" };
    return { ...scene, session: await openSession(db, { accountId: ownerId, origin, now: new Date() }) };
  });

/** Nobody has confirmed the addresses of the scene's signatories: their invitations ask for that first. */
const isInvitation = ({ subject }: { subject: string }) =>
  subject === "Des documents attendent votre signature\u00a0: confirmez votre adresse";

/** How many documents each status has, as the owner sees them. */
async function statuses(url: string, { cookie }: Browser, projectId: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/api/project/${projectId}/document`, { headers: { cookie } });
  const rows = (await response.json()) as Record<
    "bulletin" | "accord" | "salesContract",
    { status: string }
  >[];
  const counts = new Map<string, number>();
  for (const { bulletin, accord, salesContract } of rows) {
    for (const { status } of [bulletin, accord, salesContract]) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  return counts;
}

/** It tests the embedded database: the pass on PostgreSQL does not repeat it. */
const onEmbedded = it.skipIf(process.env.TEST_DATABASE_URL !== undefined);

onEmbedded(
  `${documents} documents are made and sent while the server is killed ${kills} times: none lost, each with one request`,
  async () => {
    const scene = await prepareScene();
    let running = await restart();
    const owner = await openBrowser(running.url, `session=${scene.session}`);
    const body = { consumptionPointIds: scene.consumers, productionPointIds: [] };
    const sent = await post(`${running.url}/api/project/${scene.projectId}/document/send`, owner, body);
    expect(sent.status).toBe(200);
    const deadline = Date.now() + limitMs;
    const addressees = () => new Set(mailServer.received.filter(isInvitation).map(({ to }) => to)).size;
    const moments: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const moment = Math.random() * longestRunMs;
      const mails = Math.floor((participants * (kill - killsWhileMaking)) / (kills - killsWhileMaking));
      if (kill < killsWhileMaking) await pause(moment);
      else while (addressees() <= mails && Date.now() < deadline) await pause(10);
      moments.push(`${Math.round(moment)} ms or ${addressees()} mails`);
      await running.kill();
      running = await restart();
    }
    const where = `killed after ${moments}`;
    expect(
      moments.every((moment) => !moment.includes(`${participants} mails`)),
      where,
    ).toBe(true);
    for (;;) {
      const counts = await statuses(running.url, owner, scene.projectId);
      if ((counts.get("SENT") ?? 0) >= documents && addressees() === participants) break;
      if (Date.now() > deadline)
        throw new Error(`${JSON.stringify([...counts])}, ${addressees()} mails, ${where}`);
      await pause(500);
    }
    await pause(2000);
    await running.kill();

    await inDataDir(dataDir, async (db) => {
      const rows = await db
        .selectFrom("document as d")
        .leftJoin("signature_request as r", "r.document_id", "d.id")
        .select(["d.id", "d.status", "r.id as requestId"])
        .execute();
      expect(new Set(rows.map(({ id }) => id)).size, where).toBe(documents);
      expect(rows, where).toHaveLength(documents);
      for (const { status, requestId } of rows) {
        expect(status, where).toBe("SENT");
        const evidenceKeys = openEvidenceKeys({ dataDir, evidenceKeys: undefined });
        expect(await findTampering({ db, evidenceKeys }, requestId ?? ""), where).toBeNull();
      }
    });
    const invitations = mailServer.received.filter(isInvitation);
    const identities = new Set(invitations.map(({ to, messageId }) => `${to} ${messageId}`));
    expect(identities.size, `one mail each, ${where}`).toBe(participants);
    expect(
      invitations.length,
      `sent again: at most what was being sent at each kill, ${where}`,
    ).toBeLessThanOrEqual(participants + kills * hands.mail);
  },
  600_000,
);
