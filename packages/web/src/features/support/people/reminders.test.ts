import type { Missing } from "@mec/api/support";
import { describe, expect, it } from "vitest";
import type { Client } from "../../../platform/client.tsx";
import { countsOf, remindable, remindOfAll } from "./reminders.ts";

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

  it("tells how many people it is about, who may lack several things, and how much of each kind", () => {
    const chosen = [
      missing("prm", "a@exemple.fr"),
      missing("contract", "a@exemple.fr"),
      missing("prm", "b@x.fr"),
    ];
    expect(countsOf(chosen)).toEqual({
      people: 2,
      kinds: [
        { kind: "contract", count: 1 },
        { kind: "prm", count: 2 },
      ],
    });
  });

  it("whose second hundred cannot be asked for tells of the first, which left", async () => {
    const ids = Array.from({ length: 150 }, (_, n) => `prm.${n}`);
    let calls = 0;
    const call = (async (_: unknown, { body }: { body: { missingIds: string[] } }) => {
      calls += 1;
      if (calls > 1) throw new Error("offline");
      return { results: body.missingIds.map((id) => ({ id, ok: true })) };
    }) as unknown as Client;
    const results = await remindOfAll(call, ids);
    expect(results.map(({ ok }) => ok)).toEqual([...Array(100).fill(true), ...Array(50).fill(false)]);
    expect(results.at(-1)?.error).toMatch(/\S/u);
  });
});
