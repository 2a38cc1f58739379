import type { Selectable } from "kysely";
import type { Registry } from "prom-client";
import type { Schema } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { addGauge } from "../../../gauge.ts";

/** What the last check of the evidence found, whichever server made it. */
export function registerEvidenceMetrics(registry: Registry, { db }: Pick<Deps, "db">): void {
  function gauge(
    name: string,
    help: string,
    read: (check: Selectable<Schema["evidence_check"]>) => number | null,
  ) {
    addGauge(registry, { name, help }, async () => {
      const check = await db.selectFrom("evidence_check").selectAll().executeTakeFirst();
      return [{ value: (check && read(check)) ?? 0 }];
    });
  }
  gauge(
    "evidence_last_check_timestamp_seconds",
    "When the evidence was last checked whole",
    ({ finished_at }) => finished_at && finished_at.getTime() / 1000,
  );
  gauge("evidence_chains_checked", "Chains of evidence in the last check", ({ chains }) => chains);
  gauge(
    "evidence_chains_broken",
    "Chains in which the last check found something wrong",
    ({ broken }) => broken,
  );
}
