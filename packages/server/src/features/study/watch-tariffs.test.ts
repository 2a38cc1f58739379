import { expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { watchTariffs } from "./watch-tariffs.ts";

/** What the log is told on a day. */
async function warnedOn(day: string): Promise<{ figure: string }[]> {
  const told: { figure: string }[] = [];
  const log = { warn: ({ old }: { old: { figure: string }[] }) => told.push(...old) };
  await watchTariffs({ log: log as unknown as Deps["log"], now: () => new Date(`${day}T09:00:00Z`) });
  return told;
}

it("figures that nobody found in their source for 200 days are named in the log, and fresh ones are not", async () => {
  // The excise was last found in February 2026: 5 February and 200 days are 24 August.
  expect(await warnedOn("2026-08-24")).toEqual([]);
  expect(await warnedOn("2026-08-25")).toEqual([{ figure: "excises", checkedOn: "2026-02-05" }]);
  expect((await warnedOn("2028-01-01")).map(({ figure }) => figure)).toContain("regulatedTariffs");
});
