import { describe, expect, it } from "vitest";
import { type Consequences, drawConsequences } from "./act.ts";
import { about } from "./stale.ts";

/** Records what happens, in order. */
async function happens(consequences: Consequences<string, number>, log: unknown[] = []) {
  const means = {
    renew: async (...keys: readonly unknown[]) => {
      await Promise.resolve();
      log.push(...keys);
    },
    tell: (toast: unknown) => log.push(toast),
  };
  await drawConsequences(means, consequences, 7, "given");
  return log;
}

const project = about("project", "p1");

describe("the consequences of what was done", () => {
  it("come in order: leaving what is gone, reading again what is stale, saying it, going on", async () => {
    const log: unknown[] = [];
    const consequences = {
      after: (...told: unknown[]) => log.push(["after", ...told]),
      told: () => "C’est fait.",
      stale: [project],
      leave: async (...told: unknown[]) => {
        await Promise.resolve();
        log.push(["leave", ...told]);
      },
    };
    expect(await happens(consequences, log)).toEqual([
      ["leave", 7, "given"],
      project,
      { message: "C’est fait.", color: "green" },
      ["after", 7, "given"],
    ]);
  });

  it("may depend on what came of it", async () => {
    const stale = (answer: number) => (answer === 7 ? [project] : []);
    expect(await happens({ stale })).toEqual([project]);
  });

  it("are told as one wants, green by default", async () => {
    expect(await happens({ told: () => ({ message: "Parti.", color: "yellow" }) })).toEqual([
      { message: "Parti.", color: "yellow" },
    ]);
  });
});
