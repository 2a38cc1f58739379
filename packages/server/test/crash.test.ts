import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applicationCalls } from "@mec/api/application";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createAllBody } from "./application-fixtures.ts";
import { inDataDir, newDataDir } from "./data-dir.ts";
import { insertScene } from "./document-fixtures.ts";
import { type Browser, openBrowser, post } from "./process-browser.ts";
import { accountRow } from "./rows.ts";
import { pause, type ServerProcess, startServerProcess } from "./server-process.ts";
import { countOrphans, readTraces, wholeTraces } from "./traces.ts";
import { wireOf } from "./wire-of.ts";

const kills = 2;
/** How often the files are looked at between two kills: a look costs a fifth of a kill, after which a server starts. */
const looks = 8;
const visitorsAtOnce = 4;

let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await newDataDir("crash");
});

afterEach(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function restart(): Promise<ServerProcess> {
  server = await startServerProcess(dataDir);
  return server;
}

const publishProject = () =>
  inDataDir(dataDir, async (db) => {
    const ownerId = await accountRow(db, "odile@exemple.fr");
    await db.updateTable("account").set({ email_verified_at: new Date() }).execute();
    const accounts = { ownerId, producerId: ownerId, consumerId: ownerId };
    const { projectId } = await insertScene({ deps: { db } }, accounts, {
      consumers: 0,
      plans: [],
      without: ["association", "interlocutor", "fee", "producer"],
    });
    return projectId;
  });

/** Joins as a new person. @returns the e-mail once the server has acknowledged it. */
async function joinProject(url: string, browser: Browser, projectId: string): Promise<string | null> {
  const body = createAllBody(projectId);
  const wire = wireOf(applicationCalls.createAllAndApply, body);
  try {
    const path = "/api/consumption-point/application/create-all-and-apply";
    const response = await post(url + path, { ...browser }, wire);
    return response.status === 201 ? body.user.email : null;
  } catch {
    return null;
  }
}

/** Some join at once. @returns those who have been told so far, and when all know. */
function joinTogether(url: string, browser: Browser, projectId: string) {
  const told: string[] = [];
  const asked = Array.from({ length: visitorsAtOnce }, async () => {
    const email = await joinProject(url, browser, projectId);
    if (email) told.push(email);
  });
  return { told, all: Promise.all(asked) };
}

/** In this folder everybody who was acknowledged is there, and each person wholly or not at all. */
async function expectWhole(folder: string, acknowledged: readonly string[], when: string): Promise<void> {
  const traces = await inDataDir(folder, async (db) => {
    expect(await countOrphans(db), when).toBe(0);
    return readTraces(db);
  });
  for (const { email, ...left } of traces) expect(left, `${email}, ${when}`).toEqual(wholeTraces);
  expect(
    traces.map(({ email }) => email),
    when,
  ).toEqual(expect.arrayContaining([...acknowledged]));
}

/** What a kill would leave at this moment, in a folder of its own. */
async function copyOfNow(running: ServerProcess, told: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "mec-crash-left-"));
  const acknowledged = await running.whileStopped(async () => {
    cpSync(join(dataDir, "database"), join(folder, "database"), { recursive: true });
    // What it had sent by then has arrived.
    await pause(10);
    return [...told];
  });
  return { folder, acknowledged };
}

/** It tests the embedded database: the pass on PostgreSQL does not repeat it. */
const onEmbedded = it.skipIf(process.env.TEST_DATABASE_URL !== undefined);

onEmbedded(
  `create-all-and-apply, killed at ${kills} random moments and looked at in ${looks} others as if it were, leaves all or nothing and loses nothing it acknowledged`,
  async () => {
    const projectId = await publishProject();
    let running = await restart();
    const browser = await openBrowser(running.url);
    const acknowledged: string[] = [];
    let usualTime = 0;
    // The first takes longer than those that follow.
    for (let round = 0; round < 2; round += 1) {
      const begun = Date.now();
      const joining = joinTogether(running.url, browser, projectId);
      await joining.all;
      usualTime = Date.now() - begun;
      acknowledged.push(...joining.told);
    }
    expect(acknowledged).toHaveLength(2 * visitorsAtOnce);
    const aMoment = () => Math.random() * usualTime;

    for (let look = 0; look < looks; look += 1) {
      const moment = aMoment();
      const joining = joinTogether(running.url, browser, projectId);
      await pause(moment);
      const left = await copyOfNow(running, joining.told);
      const when = `after ${Math.round(moment)} ms of the round ${look}`;
      await expectWhole(left.folder, [...acknowledged, ...left.acknowledged], when);
      rmSync(left.folder, { recursive: true });
      await joining.all;
      acknowledged.push(...joining.told);
    }
    for (let kill = 0; kill < kills; kill += 1) {
      const moment = aMoment();
      const joining = joinTogether(running.url, browser, projectId);
      await pause(moment);
      await running.kill();
      await joining.all;
      acknowledged.push(...joining.told);
      if (kill < kills - 1) running = await restart();
      else await expectWhole(dataDir, acknowledged, `killed after ${Math.round(moment)} ms`);
    }
  },
  600_000,
);
