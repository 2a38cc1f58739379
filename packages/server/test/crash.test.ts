import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applicationCalls } from "@mec/api/application";
import { projectCalls } from "@mec/api/project";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connectEmbedded } from "../src/db/connect.ts";
import { aProject, createAllBody } from "./application-fixtures.ts";
import { aPerson } from "./harness.ts";
import { type Browser, openBrowser, post } from "./process-browser.ts";
import { pause, type ServerProcess, startServerProcess } from "./server-process.ts";
import { countOrphans, readTraces, type Traces, wholeTraces } from "./traces.ts";
import { wireOf } from "./wire-of.ts";

const rounds = 10;
const visitorsPerRound = 4;

let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mec-crash-"));
});

afterEach(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function restart(): Promise<ServerProcess> {
  server = await startServerProcess(dataDir);
  return server;
}

/** Nobody finds a project until its owner's address is confirmed. */
async function confirmOwner(): Promise<void> {
  const connection = await connectEmbedded(dataDir);
  try {
    await connection.db.updateTable("account").set({ email_verified_at: new Date() }).execute();
  } finally {
    await connection.close();
  }
}

async function publishProject(url: string): Promise<string> {
  const browser = await openBrowser(url);
  await post(`${url}/api/sign-up`, browser, { ...aPerson(), cgus: true });
  const response = await post(`${url}/api/project`, browser, wireOf(projectCalls.createProject, aProject()));
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

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

async function readLeft(): Promise<Traces[]> {
  const connection = await connectEmbedded(dataDir);
  try {
    expect(await countOrphans(connection.db)).toBe(0);
    return await readTraces(connection.db);
  } finally {
    await connection.close();
  }
}

/** It tests the embedded database: the pass on PostgreSQL does not repeat it. */
const onEmbedded = it.skipIf(process.env.TEST_DATABASE_URL !== undefined);

onEmbedded(
  `create-all-and-apply, killed at ${rounds} random moments, leaves all or nothing and loses nothing it acknowledged`,
  async () => {
    const acknowledged: string[] = [];
    let running = await restart();
    const projectId = await publishProject(running.url);
    await running.kill();
    await confirmOwner();
    running = await restart();
    const browser = await openBrowser(running.url);

    const begun = Date.now();
    const first = await joinProject(running.url, browser, projectId);
    expect(first).not.toBeNull();
    const usualTime = Date.now() - begun;

    const moments: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const moment = Math.random() * usualTime * (visitorsPerRound + 1);
      moments.push(Math.round(moment));
      const { url } = running;
      const asked = Array.from({ length: visitorsPerRound }, () => joinProject(url, browser, projectId));
      await pause(moment);
      await running.kill();
      for (const email of await Promise.all(asked)) if (email) acknowledged.push(email);
      if (round < rounds - 1) running = await restart();
    }

    const traces = await readLeft();
    for (const { email, ...left } of traces)
      expect(left, `${email}, killed after ${moments} ms`).toEqual(wholeTraces);
    const known = traces.map(({ email }) => email);
    expect(known).toEqual(expect.arrayContaining([...acknowledged, first]));
  },
  600_000,
);
