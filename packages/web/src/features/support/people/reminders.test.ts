import type { Missing } from "@mec/api/support";
import { describe, expect, it } from "vitest";
import type { Client } from "../../../platform/client.tsx";
import { countsOf, lotsOf, remindable, remindOfAll } from "./reminders.ts";

const missing = (kind: Missing["kind"], email: string, remindedAt: string | null = null): Missing => ({
  id: `${kind}.${email}`,
  kind,
  items: [],
  participant: null,
  who: { role: "holder", firstName: "Henri", lastName: "Habitant", email },
  project: null,
  since: "2026-01-01T00:00:00.000Z",
  remindedAt,
});
const now = new Date("2026-06-08T10:00:00Z");

describe("a reminder to many", () => {
  it("leaves for those who had none in seven days", () => {
    const never = missing("prm", "a@exemple.fr");
    const longAgo = missing("prm", "b@exemple.fr", "2026-06-01T10:00:00.000Z");
    const lately = missing("prm", "c@exemple.fr", "2026-06-01T10:00:01.000Z");
    expect(remindable([never, longAgo, lately], now)).toEqual([never, longAgo]);
  });

  it("is one mail to each person, and one more that confirms an address; it counts how much of each kind", () => {
    const chosen = [
      missing("prm", "a@exemple.fr"),
      missing("contract", "a@exemple.fr"),
      missing("email", "a@exemple.fr"),
      missing("prm", "b@x.fr"),
    ];
    expect(countsOf(chosen)).toEqual({
      people: 2,
      mails: 3,
      kinds: [
        { kind: "email", count: 1 },
        { kind: "contract", count: 1 },
        { kind: "prm", count: 2 },
      ],
    });
  });

  it("leaves in lots that never part what one person lacks, and no more than a call takes", () => {
    const of = (email: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...missing("prm", email), id: `${email}.${index}` }));
    const alternating = Array.from({ length: 20 }, (_, index) => [
      missing("prm", `${index}@exemple.fr`),
      missing("contract", `${index}@exemple.fr`),
    ]);
    const lots = lotsOf([...alternating.map(([prm]) => prm!), ...alternating.map(([, other]) => other!)]);
    expect(lots.map(({ length }) => length)).toEqual([26, 14]);
    expect(lots[0]?.slice(0, 2)).toEqual(["prm.0@exemple.fr", "contract.0@exemple.fr"]);
    expect(lotsOf(of("a@exemple.fr", 230)).map(({ length }) => length)).toEqual([100, 100, 30]);
  });

  it("tells how far it is, and of a call that failed what did not leave, beside what left", async () => {
    const chosen = Array.from({ length: 60 }, (_, index) => missing("prm", `${index}@exemple.fr`));
    const told: number[] = [];
    let calls = 0;
    const call = ((_call, { body }: { body: { missingIds: string[] } }) => {
      calls += 1;
      if (calls === 3) return Promise.reject(new Error("réseau"));
      return Promise.resolve({ results: body.missingIds.map((id) => ({ id, ok: true })) });
    }) as Client;
    const results = await remindOfAll(call, chosen, (done) => told.push(done));
    expect(told).toEqual([25, 50]);
    expect(results).toHaveLength(60);
    expect(results.filter(({ ok }) => !ok)).toHaveLength(10);
    await expect(remindOfAll(call, chosen, () => undefined)).resolves.toHaveLength(60);
  });
});
