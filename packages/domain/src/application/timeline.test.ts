import { describe, expect, it } from "vitest";
import type { ApplicationStatus } from "./status.ts";
import { timeline } from "./timeline.ts";

const day = (index: number) => `2026-01-0${index + 1}T00:00:00.000Z`;
const after = (...statuses: ApplicationStatus[]) =>
  timeline(statuses.map((status, index) => ({ status, createdAt: day(index) })).toReversed());
const states = (steps: ReturnType<typeof timeline>) => steps.map(({ key, state }) => `${key} ${state}`);

describe("where am I", () => {
  it("starts with sending one's application", () => {
    expect(states(after())).toEqual([
      "application current",
      "study upcoming",
      "price upcoming",
      "documents upcoming",
      "exploitation upcoming",
    ]);
  });

  it("says who must act and how long it usually takes", () => {
    const current = after("APPLICATION").find(({ state }) => state === "current");
    expect(current).toMatchObject({ key: "study", actor: "owner", delay: "environ 1\u00A0semaine" });
    expect(after("APPLICATION", "PROPOSAL").find(({ state }) => state === "current")?.actor).toBe("you");
  });

  it("dates what is done", () => {
    const steps = after("APPLICATION", "PROPOSAL", "PROPOSAL", "SIGNATURE");
    expect(steps.map(({ date }) => date)).toEqual([day(0), day(1), day(3), null, null]);
  });

  it("has no price step when the owner accepted without proposing one", () => {
    expect(states(after("APPLICATION", "SIGNATURE"))).toEqual([
      "application done",
      "study done",
      "documents current",
      "exploitation upcoming",
    ]);
  });

  it("ends with the exploitation", () => {
    const steps = after("APPLICATION", "PROPOSAL", "SIGNATURE", "SIGNED", "EXPLOITATION");
    expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(["done"]));
  });

  it.each([
    [
      ["APPLICATION", "REJECTED"],
      ["application done", "study refused"],
    ],
    [
      ["APPLICATION", "PROPOSAL", "REJECTED"],
      ["application done", "study done", "price refused"],
    ],
    [
      ["APPLICATION", "SIGNATURE", "REJECTED"],
      ["application done", "study done", "documents refused"],
    ],
  ] as const)("stops at the refusal after %j", (statuses, expected) => {
    const steps = after(...statuses);
    expect(states(steps)).toEqual(expected);
    expect(steps.at(-1)?.date).toBe(day(statuses.length - 1));
  });
});
