import { describe, expect, it } from "vitest";
import { endsWithParticipation } from "../point/consent.ts";
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
