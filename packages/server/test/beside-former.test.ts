import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { loadCurveCalls } from "@mec/api/study";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as migrations from "../src/db/migrations.ts";
import { aConsumptionPoint, aProject, createAllBody } from "./application-fixtures.ts";
import { dayWh, enedisCsv } from "./curve-files.ts";
import { newPostgresUrl } from "./database.ts";
import { formerCalls, formerFile, formerProgram, isFormerReleaseHere } from "./former-program.ts";
import { formerRelease } from "./former-release.ts";
import { aPerson } from "./harness.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { type Browser, openBrowser } from "./process-browser.ts";
import { clientOf } from "./process-client.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** Two programs of different releases share a PostgreSQL: the embedded database has one process. */
const postgres = process.env.TEST_DATABASE_URL ?? "";
const isHere = isFormerReleaseHere();
if (postgres !== "" && !isHere) {
  process.stderr.write(
    `Skipped: the former release beside this one (this history lacks its commit ${formerRelease.commit}).\n`,
  );
}

const ownFile = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const { version } = JSON.parse(ownFile("package.json"));

/** Releases in the order in which they start. */
type Release = "former" | "present";
const pairs: [writer: Release, reader: Release][] = [
  ["former", "present"],
  ["present", "former"],
];

const limitMs = 240_000;
const soon = { timeout: 60_000, interval: 100 };

/** Somebody who joined, and the point that he joined with. */
interface Joined {
  readonly email: string;
  readonly browser: Browser;
  readonly pointId: string;
}

const presentCalls = { accountCalls, applicationCalls, loadCurveCalls, pointCalls, publicProjectCalls };
type Calls = typeof presentCalls;

/** The same calls as pages of the former release make them. */
async function callsOfFormerPages(): Promise<Calls> {
  const { accountCalls } = await formerCalls<Calls>("account");
  const { applicationCalls } = await formerCalls<Calls>("application");
  const { loadCurveCalls } = await formerCalls<Calls>("study");
  const { pointCalls } = await formerCalls<Calls>("point");
  const { publicProjectCalls } = await formerCalls<Calls>("project");
  return { accountCalls, applicationCalls, loadCurveCalls, pointCalls, publicProjectCalls };
}

let people = 0;

/** A new person joins the project at this server, and gives the readings of the meter there. */
async function joinAt(url: string, projectId: string, calls: Calls = presentCalls): Promise<Joined> {
  people += 1;
  const prm = `3000123456789${people}`;
  const browser = await openBrowser(url);
  const client = clientOf(url, browser);
  const body = createAllBody(projectId, { consumptionPoint: aConsumptionPoint({ prm, sge: true }) });
  const { consumptionPoint } = await client(calls.applicationCalls.createAllAndApply, { body });
  const params = { id: consumptionPoint.id };
  const file = new Blob([enedisCsv({ prm })]);
  await client(calls.loadCurveCalls.putConsumptionCurve, { params, file });
  return { email: body.user.email, browser, pointId: consumptionPoint.id };
}

/** What a server tells somebody who joined. Of the day of erasure the former release says the latest (decision 0061). */
async function toldOf(client: Client, pointId: string, calls: Calls = presentCalls) {
  const params = { id: pointId };
  const { erasedAt: _, ...curve } = await client(calls.loadCurveCalls.getConsumptionCurve, { params });
  return {
    profile: await client(calls.accountCalls.getProfile, {}),
    points: await client(calls.pointCalls.listMyConsumptionPoints, {}),
    application: await client(calls.applicationCalls.getApplication, { params }),
    curve,
    steps: await client(calls.loadCurveCalls.getConsumptionCurveSeries, {
      params,
      query: { view: "steps", from: "2026-01-06" },
    }),
  };
}

describe("the program of the former release", () => {
  const librariesOf = (manifest: string): string[] => Object.keys(JSON.parse(manifest).dependencies ?? {});

  it.runIf(isHere)("uses libraries that this release has", () => {
    for (const name of ["domain", "energy", "api", "server"]) {
      const path = `packages/${name}/package.json`;
      expect(librariesOf(ownFile(path))).toEqual(expect.arrayContaining(librariesOf(formerFile(path))));
    }
  });

  it.runIf(isHere)("is the one that its number and its last migration name", () => {
    expect(JSON.parse(formerFile("package.json")).version).toBe(formerRelease.version);
    expect(version).not.toBe(formerRelease.version);
    const migrations = formerFile("packages/server/src/db/migrations.ts").trim().split("\n");
    expect(migrations.at(-1)).toContain(`"${formerRelease.lastMigration}"`);
  });
});

describe.skipIf(postgres === "" || !isHere)("the former release and this one, on one PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "mec-beside-"));
  const servers = new Map<Release, ServerProcess>();
  const programs = { former: formerProgram, present: () => undefined };
  let environment: NodeJS.ProcessEnv;
  let mails: MailServer;
  let database: pg.Client;
  let owner: Browser;
  let projectId: string;
  /** Somebody who joined before there was another release. */
  let first: Joined;

  const start = async (release: Release) =>
    servers.set(release, await startServerProcess(folder, environment, programs[release]()));
  const at = (release: Release): ServerProcess => {
    const server = servers.get(release);
    if (!server) throw new Error(`The ${release} release does not run`);
    return server;
  };
  const asks = (release: Release, browser: Browser) => clientOf(at(release).url, browser);

  async function publish(name: string, release: Release): Promise<string> {
    const body = aProject({ name });
    return (await asks(release, owner)(projectCalls.createProject, { body })).id;
  }

  beforeAll(async () => {
    mails = await startMailServer();
    const url = await newPostgresUrl(postgres);
    environment = {
      DATABASE_URL: url,
      SMTP_URL: mails.url,
      SESSION_SECRET: randomBytes(32).toString("hex"),
      DATA_KEY: randomBytes(32).toString("hex"),
      EVIDENCE_KEY: randomBytes(32).toString("hex"),
    };
    await start("former");
    database = new pg.Client({ connectionString: url });
    await database.connect();
    owner = await openBrowser(at("former").url);
    await asks("former", owner)(accountCalls.signUp, { body: { ...aPerson(), cgus: true } });
    await database.query("update account set email_verified_at = now()");
    projectId = await publish("Soleil de Rennes", "former");
    first = await joinAt(at("former").url, projectId);
    await start("present");
  }, limitMs);
  afterAll(async () => {
    for (const server of servers.values()) await server.kill();
    await database.end();
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("run beside one another once this one has migrated", async () => {
    const { rows } = await database.query("select name from kysely_migration order by name desc limit 1");
    expect(rows).toEqual([{ name: Object.keys(migrations).at(-1) }]);
    expect([at("former").isAlive(), at("present").isAlive()]).toEqual([true, true]);
  });

  it("tell the same of somebody who joined before", async () => {
    const told = await toldOf(asks("present", first.browser), first.pointId);
    expect(told).toEqual(await toldOf(asks("former", first.browser), first.pointId));
    expect(told.profile.email).toBe(first.email);
    expect(told.curve.energyKwh).toBe(dayWh / 1000);
  });

  it.each(pairs)(
    "read each other: who joins at the %s one is known to the %s one",
    async (writer, reader) => {
      const joined = await joinAt(at(writer).url, projectId);
      const told = await toldOf(asks(reader, joined.browser), joined.pointId);
      expect(told).toEqual(await toldOf(asks(writer, joined.browser), joined.pointId));
      expect(told).toMatchObject({
        profile: { email: joined.email },
        points: [{ id: joined.pointId }],
        application: { projectId, progress: [{ status: "APPLICATION" }] },
        curve: { energyKwh: dayWh / 1000 },
      });
      const params = { id: projectId };
      const applicants = await asks(reader, owner)(applicationCalls.listApplicants, { params });
      expect(JSON.stringify(applicants)).toContain(joined.pointId);
    },
    limitMs,
  );

  it.each(pairs)(
    "answer each other: a price proposed at the %s one is accepted at the %s one",
    async (writer, reader) => {
      const joined = await joinAt(at(writer).url, projectId);
      const params = { id: joined.pointId };
      const holder = asks(reader, joined.browser);
      const application = await holder(applicationCalls.getApplication, { params });
      const move = { params: { id: application?.id ?? "" } };
      await asks(writer, owner)(applicationCalls.moveApplication, {
        ...move,
        body: { status: "PROPOSAL", price: 0.12 },
      });
      await holder(applicationCalls.moveApplication, { ...move, body: { status: "SIGNATURE" } });
      const seen = await asks(writer, joined.browser)(applicationCalls.getApplication, { params });
      expect(seen?.progress.map(({ status }) => status)).toEqual(["SIGNATURE", "PROPOSAL", "APPLICATION"]);
    },
    limitMs,
  );

  it.each(pairs)("list what the other publishes: from the %s one to the %s one", async (writer, reader) => {
    const id = await publish(`Toits publiés par ${writer}`, writer);
    await vi.waitFor(async () => {
      const params = { d: "35" };
      const listed = await asks(reader, owner)(publicProjectCalls.listDepartmentProjects, { params });
      expect(listed.map((project) => project.id)).toContain(id);
    }, soon);
  });

  it(
    "answer the pages of the former release alike, so that they go on at a server that was replaced",
    async () => {
      const calls = await callsOfFormerPages();
      const joined = await joinAt(at("present").url, projectId, calls);
      const toldAt = async (release: Release) => ({
        joined: await toldOf(asks(release, joined.browser), joined.pointId, calls),
        listed: (
          await asks(release, owner)(calls.publicProjectCalls.listDepartmentProjects, { params: { d: "35" } })
        ).length,
      });
      const told = await toldAt("present");
      expect(told).toEqual(await toldAt("former"));
      expect(told.listed).toBeGreaterThan(0);
      expect(told.joined.profile.email).toBe(joined.email);
    },
    limitMs,
  );

  it("refuse at the former one what the pages of this one ask anew: a browser must stay with its node", async () => {
    const filtered = (release: Release) =>
      asks(release, owner)(publicProjectCalls.listDepartmentProjects, {
        params: { d: "35" },
        query: { maxPriceWithTax: 0.2 },
      });
    await expect(filtered("former")).rejects.toMatchObject({ statusCode: 400 });
    expect(await filtered("present")).toEqual([]);
  });

  it("do what events of both ask for, each once", async () => {
    const { rows: accounts } = await database.query<{ email: string }>("select email from account");
    await vi.waitFor(async () => {
      const { rows } = await database.query<{ state: string; count: string }>(
        "select state::text, count(*) from pgboss.job where name in ('event', 'mail') group by state",
      );
      expect(rows.map(({ state }) => state)).toEqual(["completed"]);
    }, soon);
    const sent = (subject: string) =>
      mails.received.filter((mail) => mail.subject.startsWith(subject)).map(({ to }) => to);
    expect(sent("Bienvenue").sort()).toEqual(accounts.map(({ email }) => email).sort());
    expect(sent("Nouvelle candidature")).toHaveLength(accounts.length - 1);
    expect(sent("Un prix vous est proposé")).toHaveLength(pairs.length);
    expect(sent("Votre projet")).toHaveLength(1 + pairs.length);
  });

  it(
    "let the former one restart, and stop both when asked to",
    async () => {
      expect((await at("former").stop()).code).toBe(0);
      await start("former");
      const told = await toldOf(asks("former", first.browser), first.pointId);
      expect(told).toEqual(await toldOf(asks("present", first.browser), first.pointId));
      const codes = await Promise.all([at("former").stop(), at("present").stop()]);
      expect(codes.map(({ code }) => code)).toEqual([0, 0]);
    },
    limitMs,
  );
});
