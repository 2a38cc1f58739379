import { describe, expect, it } from "vitest";
import { earlyEnd, endsWithParticipation } from "../point/consent.ts";
import { participationEnd } from "./participation-end.ts";
import { applicationStatuses, isLive } from "./status.ts";
import { transitions } from "./transitions.ts";

const standing = { hasLeft: false, retraction: null };

describe("a participation ends", () => {
  it.each(transitions)("$from to $to by the $actor: only where the application dies", ({ to, actor }) => {
    const end = participationEnd({ ...standing, status: to, by: actor });
    if (isLive(to)) expect(end).toBeNull();
    else expect(end).toBe(actor === "owner" ? "refused" : "withdrawn");
  });

  it.each(["SIGNED", "EXPLOITATION"] as const)("from %s by its settled departure", (status) => {
    expect(participationEnd({ ...standing, status, hasLeft: true, by: "owner" })).toBe("left");
  });

  it("by its retraction, whatever it had come to", () => {
    expect(participationEnd({ ...standing, status: "REJECTED", by: "holder", retraction: {} })).toBe(
      "retracted",
    );
  });

  it.each(applicationStatuses.filter(isLive))(
    "not from %s, by the retraction of an added contract",
    (status) => {
      const retraction = { isOfAdded: true } as const;
      expect(participationEnd({ ...standing, status, by: "owner", retraction })).toBeNull();
    },
  );
});

describe("the consent to read a meter ends with the participation", () => {
  it.each([
    ["nothing else uses the meter", false, null, true],
    ["its plant still belongs to the project that it leaves", false, "left", true],
    ["its plant produces for another project", false, "other", false],
    ["the point has applied elsewhere", true, null, false],
    ["both", true, "other", false],
  ])("where %s: %s, %s", (_case, hasLiveApplication, producesFor, ends) => {
    expect(endsWithParticipation({ hasLiveApplication, producesFor }, "left")).toBe(ends);
  });
});

describe("what a consent ended with before its twelve months", () => {
  const day = (date: string) => new Date(`${date}T10:00:00.000Z`);
  const consent = {
    givenAt: day("2026-03-01"),
    expiresAt: day("2026-06-01"),
    withdrawnAt: null,
    endedWith: null,
  };
  const refused = (date: string) => ({ endedAt: day(date), end: "refused" as const });

  it.each([
    ["the participation that ended while it was valid", consent, [refused("2026-06-01")], "refused"],
    [
      "what was kept of it, whatever is left",
      { ...consent, endedWith: "deleted" as const },
      [refused("2026-06-01")],
      "deleted",
    ],
    ["not known, where no participation is left that ended", consent, [], null],
    ["not what had ended before it was given", consent, [refused("2026-02-01")], null],
    ["nothing, where it was withdrawn", { ...consent, withdrawnAt: day("2026-05-01") }, [], null],
    ["nothing, after its twelve months", { ...consent, expiresAt: day("2027-03-01") }, [], null],
  ])("is %s", (_case, given, past, end) => {
    expect(earlyEnd(given, past)).toBe(end);
  });
});
