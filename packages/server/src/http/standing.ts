import { dayInParis } from "@mec/domain/shared";
import { checksOf } from "@mec/energy";
import type { Registry } from "prom-client";
import { readLastBackup } from "../backup/last-backup.ts";
import type { Deps } from "../deps.ts";
import { addGauge } from "../gauge.ts";
import type { QueueStanding } from "../jobs/job-table.ts";
import type { LaneStanding } from "../workers/pool.ts";

const seconds = (moment: Date | string) => new Date(moment).getTime() / 1000;

type Standing = Pick<Deps, "config" | "db" | "now" | "pools" | "queue" | "workers">;

function registerQueue(registry: Registry, { queue }: Standing): void {
  const add = (name: string, help: string, read: (standing: QueueStanding) => number) =>
    addGauge(registry, { name, help, labels: ["queue"] }, async () =>
      (await queue.standing()).map((standing) => ({
        labels: { queue: standing.name },
        value: read(standing),
      })),
    );
  add(
    "queue_jobs_waiting",
    "Jobs that wait, will be tried again, or are under way",
    ({ waiting }) => waiting,
  );
  add("queue_oldest_job_seconds", "How old the oldest of them is", ({ oldestSeconds }) => oldestSeconds);
  add("queue_jobs_failed", "Jobs of the last 7 days that were given up", ({ failed }) => failed);
}

function registerPools(registry: Registry, { pools }: Standing): void {
  const add = (name: string, help: string, read: (use: ReturnType<Deps["pools"]>[number]) => number) =>
    addGauge(registry, { name, help, labels: ["pool"] }, () =>
      pools().map((use) => ({ labels: { pool: use.pool }, value: read(use) })),
    );
  add("database_connections_lent", "Connections that are at work", ({ lent }) => lent);
  add("database_connections_most", "Connections that a pool opens at most", ({ most }) => most);
  add("database_connections_awaited", "How many wait for a connection", ({ waiting }) => waiting);
}

function registerWorkers(registry: Registry, { workers }: Standing): void {
  const add = (name: string, help: string, read: (standing: LaneStanding) => number) =>
    addGauge(registry, { name, help, labels: ["lane"] }, () =>
      workers.standing().map((standing) => ({ labels: { lane: standing.lane }, value: read(standing) })),
    );
  add("worker_tasks_waiting", "Tasks that wait for a thread", ({ waiting }) => waiting);
  add("worker_tasks_total", "Tasks that ended since the start", ({ done }) => done);
  add(
    "worker_task_seconds_total",
    "The time they took together, their wait included",
    (lane) => lane.seconds,
  );
}

/** How the node, its queue and what it depends on stand: what alert rules read. */
export function registerStanding(registry: Registry, deps: Standing): void {
  // Registered first: read after the others, it would count the queries of these as waiting for a connection.
  registerPools(registry, deps);
  registerQueue(registry, deps);
  registerWorkers(registry, deps);
  addGauge(
    registry,
    {
      name: "tariff_last_check_timestamp_seconds",
      help: "When figures of the State were last compared with their source",
      labels: ["figure"],
    },
    () =>
      checksOf(dayInParis(deps.now())).map(({ figure, checkedOn }) => ({
        labels: { figure },
        value: seconds(checkedOn),
      })),
  );
  addGauge(
    registry,
    {
      name: "backup_last_success_timestamp_seconds",
      help: "When the last backup was made, the same on every node; 0 when there was none",
    },
    async () => [{ value: seconds((await readLastBackup(deps.db, deps.config.dataDir)) ?? new Date(0)) }],
  );
}
