import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Registry } from "prom-client";
import { beforeAll, describe, expect, it } from "vitest";
import { keepInDatabase, keepInDataDir } from "../src/backup/last-backup.ts";
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

const words = /^(?:absent|max|min|sum|by|and|or|unless|rate|delta|time|bool|histogram_quantile)$/;

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

/** What Grafana shows, and what adds workers. */
const shown = [...read("deploy/grafana/nodes.json").matchAll(/"expr": "((?:[^"\\]|\\.)+)"/g)].map(
  ([, expression = ""]) => JSON.parse(`"${expression}"`) as string,
);
const scaledBy = [...read("deploy/kubernetes/worker.yaml").matchAll(/^ +query: (.+)$/gm)].map(
  ([, expression = ""]) => expression,
);

/** The names that an answer of /metrics explains, and those that its histograms have beside. */
const namesIn = (payload: string): string[] =>
  [...payload.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? ["_bucket", "_count", "_sum"].map((suffix) => name + suffix) : [name],
  );

const unknownIn = (expressions: readonly string[], payload: string): string[] => {
  const known = new Set(["up", ...namesIn(payload)]);
  return expressions.flatMap(metricsIn).filter((name) => !known.has(name));
};

/** Nothing that goes wrong is known to Grafana alone, or to the rules alone. */
const watched = [
  "queue_",
  "database_connections_",
  "worker_task",
  "evidence_",
  "tariff_",
  "backup_",
  "long_work_",
];

describe("the rules of alerts", () => {
  it("are all read", () => {
    expect(alerts.length).toBeGreaterThan(8);
    expect(alerts).toHaveLength(text.match(/- alert:/g)?.length ?? 0);
  });

  it("read metrics that a server has, as do the panels of Grafana and what adds workers", async () => {
    const { payload } = await server.app.inject({ url: "/metrics" });
    const rules = alerts.map(({ expression }) => expression);
    expect([rules, shown, scaledBy].map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(unknownIn([...rules, ...shown, ...scaledBy], payload)).toEqual([]);
    expect(unknownIn(['sum by (queue) (rate(queue_jobs_lost{queue="mail"}[5m]))'], payload)).toEqual([
      "queue_jobs_lost",
    ]);
  });

  it.each(watched)("watch what is called %s…, and Grafana shows it", (prefix) => {
    for (const expressions of [alerts.map(({ expression }) => expression), shown])
      expect(expressions.flatMap(metricsIn).filter((name) => name.startsWith(prefix))).not.toEqual([]);
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
    const { db, config } = server.deps;
    const told = () => metric("backup_last_success_timestamp_seconds");
    const thisSecond = Math.floor(Date.now() / 1000);
    const daysAgo = (days: number) => new Date((thisSecond - days * 86_400) * 1000);
    const [first, second, third] = [daysAgo(3), daysAgo(2), daysAgo(1)];
    await keepInDataDir(config.dataDir, first);
    expect(await told()).toBe(first.getTime() / 1000);
    await keepInDatabase(db, second);
    expect(await told()).toBe(second.getTime() / 1000);
    await keepInDatabase(db, third);
    expect(await told()).toBe(third.getTime() / 1000);
    rmSync(join(config.dataDir, "last-backup"));
    expect(await told()).toBe(third.getTime() / 1000);
    // Made by a machine whose clock is ahead: a missing backup must not stay unnoticed until then.
    await keepInDatabase(db, daysAgo(-30));
    expect(await told()).toBeLessThan(thisSecond + 86_400);
  });
});
