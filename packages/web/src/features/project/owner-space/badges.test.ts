import { expect, it } from "vitest";
import { badgesOf, firstOn } from "./badges.ts";

it("a tab counts all that waits behind it, and what waits for nobody is counted nowhere", () => {
  const badges = badgesOf([
    { kind: "sign", count: 2 },
    { kind: "answer-candidates", count: 13 },
    { kind: "settle-departures", count: 1 },
    { kind: "send-papers", count: 4 },
    { kind: "name-bearer", count: 1 },
  ]);
  expect(badges).toEqual({ ownerDocuments: 6, ownerConsumers: 14 });
});

it("a tab opens on what is to be done first behind it", () => {
  const toDo = [
    { kind: "sign", count: 2 },
    { kind: "start-sharing", count: 1 },
    { kind: "settle-departures", count: 1 },
  ] as const;
  expect(firstOn(toDo, "ownerConsumers")).toBe("start-sharing");
  expect(firstOn(toDo, "ownerProducer")).toBeUndefined();
});
