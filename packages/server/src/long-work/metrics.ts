import type { Registry } from "prom-client";
import type { Deps } from "../deps.ts";
import { addGauge } from "../gauge.ts";
import { depth } from "./store.ts";

/** What tells an operator that workers are missing: the same on every node. */
export function registerLongWorkMetrics(registry: Registry, deps: Deps): void {
  addGauge(
    registry,
    {
      name: "long_work_oldest_seconds",
      help: "How long the first of the works that wait for a worker has waited",
    },
    async () => [{ value: (await depth(deps.db)).oldestSeconds }],
  );
  addGauge(
    registry,
    { name: "long_work_waiting", help: "How many works of requests wait for a worker" },
    async () => [{ value: (await depth(deps.db)).waiting }],
  );
}
