import { expect, it } from "vitest";
import { sendAll } from "./use-documents.ts";

it("documents of thousands are sent by as many calls as that takes, and their results read as one", async () => {
  const asked: number[] = [];
  const people = Array.from({ length: 1201 }, (_, id) => ({ kind: "consumer" as const, id: String(id) }));
  const { results, uncounted } = await sendAll(people, async (some) => {
    asked.push(some.length);
    const sent = { kind: "salesContract", ok: true, status: "IN_TRANSIT" } as const;
    return {
      results: some.map((participant) => ({ participant, ...sent, missing: [] })),
      uncounted: ["vente"],
    };
  });
  expect(asked).toEqual([500, 500, 201]);
  expect(new Set(results.map(({ participant }) => participant.id)).size).toBe(1201);
  expect(uncounted).toEqual(["vente"]);
});
