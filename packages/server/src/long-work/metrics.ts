import { Gauge, type Registry } from "prom-client";
import type { Deps } from "../deps.ts";
import { depth } from "./store.ts";

/** What tells an operator that workers are missing: the same on every node. */
export function registerLongWorkMetrics(registry: Registry, deps: Deps): void {
  const oldest = new Gauge({
    name: "long_work_oldest_seconds",
    help: "How long the first of the works that wait for a worker has waited",
    registers: [registry],
  });
  new Gauge({
    name: "long_work_waiting",
    help: "How many works of requests wait for a worker",
    registers: [registry],
    async collect() {
      const { waiting, oldestSeconds } = await depth(deps.db);
      this.set(waiting);
      oldest.set(oldestSeconds);
    },
  });
}
