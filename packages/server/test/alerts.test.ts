import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Registry } from "prom-client";
import { beforeAll, describe, expect, it } from "vitest";
import { keepLastBackup } from "../src/backup/last-backup.ts";
import { inTransaction } from "../src/db/transaction.ts";
import { addGauge } from "../src/gauge.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

interface Alert {
  readonly name: string;
  readonly expression: string;
  readonly runbook: string;
}

/** The file is written one way only: what this does not read is missed by the counts below. */
const alertsIn = (text: string): Alert[] =>
  [...text.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n(?:\s+(?!- alert).+\n)*?\s+runbook: (\S+)/g)].map(
    ([, name = "", expression = "", runbook = ""]) => ({ name, expression, runbook }),
  );

const words = /^(?:absent|max|min|sum|by|and|or|unless|rate|delta|time|bool)$/;

/** The metrics that an expression reads. */
const metricsIn = (expression: string): string[] =>
  (expression.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, "").match(/\b[a-z]\w*\b/g) ?? []).filter(
    (word) => !words.test(word),
  );

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");

const text = read("deploy/prometheus/alerts.yml");
const alerts = alertsIn(text);

let server: TestServer;
const metric = async (line: string): Promise<number> => {
  const { payload } = await server.app.inject({ url: "/metrics" });
  const value = payload.split("\n").find((found) => found.startsWith(`${line} `));
  return value === undefined ? Number.NaN : Number(value.slice(line.length + 1));
};

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: mkdtempSync(join(tmpdir(), "mec-alerts-")) });
});

describe("the rules of alerts", () => {
  it("are all read", () => {
    expect(alerts.length).toBeGreaterThan(8);
    expect(alerts).toHaveLength(text.match(/- alert:/g)?.length ?? 0);
  });

  it("read metrics that a server has", async () => {
    const { payload } = await server.app.inject({ url: "/metrics" });
    const named = new Set(alerts.flatMap(({ expression }) => metricsIn(expression)));
    named.delete("up");
    expect([...named].filter((name) => !payload.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it("lead to a page of the manual that is there", () => {
    const headings = [...read("docs/operations.md").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      slug(title),
    );
    const pages = alerts.map(({ runbook }) => runbook.replace("docs/operations.md#", ""));
    expect(pages.filter((page) => !headings.includes(page))).toEqual([]);
  });
});

describe("what the server tells of itself", () => {
  it("is how many jobs wait, how old the oldest is, and how many were given up", async () => {
    const { queue, db } = server.deps;
    await server.settle();
    expect(await metric('queue_jobs_waiting{queue="event"}')).toBe(0);
    await inTransaction(db, (tx) => queue.emit(tx, { type: "login-locked", email: "nul@exemple.fr" }));
    expect(await metric('queue_jobs_waiting{queue="event"}')).toBe(1);
    expect(await metric('queue_oldest_job_seconds{queue="event"}')).toBeGreaterThan(0);
    expect(await metric('queue_oldest_job_seconds{queue="mail"}')).toBe(0);
    expect(await metric('queue_jobs_failed{queue="mail"}')).toBe(0);
    await server.settle();
  });

  it("is how its connections and threads are used", async () => {
    const before = await metric('worker_tasks_total{lane="hashing"}');
    await server.deps.workers.run("hashPassword", "Soleil-2026!", "test");
    expect(await metric('worker_tasks_total{lane="hashing"}')).toBe(before + 1);
    expect(await metric('worker_task_seconds_total{lane="hashing"}')).toBeGreaterThan(0);
    expect(await metric('database_connections_most{pool="answers"}')).toBeGreaterThan(0);
    expect(await metric('database_connections_awaited{pool="answers"}')).toBe(0);
  });

  it("goes on when a figure cannot be read, which is then no number", async () => {
    const registry = new Registry();
    addGauge(registry, { name: "away", help: "Of a database that is away" }, () =>
      Promise.reject(new Error("away")),
    );
    addGauge(registry, { name: "kinds_away", help: "The same by kind", labels: ["kind"] }, () => {
      throw new Error("away");
    });
    addGauge(registry, { name: "there", help: "Of this process" }, () => [{ value: 3 }]);
    const lines = (await registry.metrics())
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    expect(lines).toEqual([expect.stringMatching(/^away nan$/i), "there 3"]);
  });

  it("is when the tariffs were checked, and when a backup was made", async () => {
    expect(await metric('tariff_last_check_timestamp_seconds{figure="regulatedTariffs"}')).toBeGreaterThan(
      1.7e9,
    );
    expect(await metric("backup_last_success_timestamp_seconds")).toBe(0);
    await keepLastBackup(server.deps.config.dataDir, new Date("2026-11-23T02:00:00Z"));
    expect(await metric("backup_last_success_timestamp_seconds")).toBe(
      Date.parse("2026-11-23T02:00:00Z") / 1000,
    );
  });
});
