import { expect, it } from "vitest";
import type { Client } from "../../../platform/client.tsx";
import { takeSteps } from "./take-steps.ts";

const people = Array.from({ length: 120 }, (_, n) => ({
  applicationId: `${n}`,
  name: `${n}`,
  prmSharedWith: 0,
  kwh: 0,
}));

it("a step for many is taken in short calls: one that is cut hides none of the others", async () => {
  const asked: number[] = [];
  const call = ((_call, { body }: { body: { applicationIds: string[] } }) => {
    asked.push(body.applicationIds.length);
    if (asked.length === 2) return Promise.reject(new Error("cut"));
    return Promise.resolve({
      results: body.applicationIds.map((applicationId) => ({ applicationId, ok: true })),
    });
  }) as Client;
  const results = await takeSteps(call, { projectId: "", people, step: { status: "PROPOSAL", price: 0.1 } });
  expect(asked).toEqual([50, 50, 20]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(70);
});
