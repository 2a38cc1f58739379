import { describe, expect, it } from "vitest";
import { DomainError } from "../shared/index.ts";
import { currentStatus, ownerTabOf, ownerTabStatuses, ownerTabs } from "./progress.ts";
import {
  applicationStatuses,
  awaitsSignatures,
  countsAsParticipant,
  displayedStatus,
  isInOperation,
  isLive,
  mayAskToLeave,
  standingStatus,
  statusText,
} from "./status.ts";

describe("the status that is shown", () => {
  it.each([
    ["APPLICATION", "pending"],
    ["PROPOSAL", "in_proposition"],
    ["SIGNATURE", "accepted"],
    ["SIGNED", "signed"],
    ["EXPLOITATION", "exploitation"],
    ["REJECTED", "rejected"],
    ["NONE", "none"],
  ])("of %s is %s", (wire, shown) => {
    expect(displayedStatus(wire)).toBe(shown);
  });

  it.each(["", "application", "DONE", "toString", "__proto__"])("of %j is an error", (wire) => {
    expect(() => displayedStatus(wire)).toThrow(DomainError);
  });

  it("reads in French", () => {
    expect(statusText("NONE")).toBe("Aucune demande");
    expect(statusText("APPLICATION")).toContain("en attente de validation");
    expect(statusText("SIGNATURE")).toContain("acceptée");
    expect(statusText("SIGNED")).toBe("Documents signés");
    expect(statusText("REJECTED")).toContain("refusée");
  });
});

describe("what a status means", () => {
  it.each([
    ["NONE", false, false, false, false],
    ["APPLICATION", true, false, false, false],
    ["PROPOSAL", true, false, false, false],
    ["SIGNATURE", true, true, true, false],
    ["SIGNED", true, true, false, false],
    ["EXPLOITATION", true, true, false, true],
    ["REJECTED", false, false, false, false],
  ] as const)("%s: live %s, participant %s, signing %s, in operation %s", (status, ...meanings) => {
    const rules = [isLive, countsAsParticipant, awaitsSignatures, isInOperation];
    expect(rules.map((rule) => rule(status))).toEqual(meanings);
  });

  it("lets a participant ask to leave once the documents are signed", () => {
    expect(applicationStatuses.filter(mayAskToLeave)).toEqual(["SIGNED", "EXPLOITATION"]);
  });

  it.each(applicationStatuses)("is nothing any more once the participant has left: %s", (status) => {
    expect(standingStatus({ status, hasLeft: false })).toBe(status);
    expect(standingStatus({ status, hasLeft: true })).toBe("NONE");
  });
});

const entry = (status: (typeof applicationStatuses)[number], createdAt: string) => ({ status, createdAt });

describe("the current status", () => {
  it("is the newest entry's, whatever their order", () => {
    const entries = [
      entry("APPLICATION", "2026-01-01T00:00:00.000Z"),
      entry("SIGNATURE", "2026-03-01T00:00:00.000Z"),
      entry("PROPOSAL", "2026-02-01T00:00:00.000Z"),
    ];
    expect(currentStatus(entries)).toBe("SIGNATURE");
    expect(currentStatus(entries.toReversed())).toBe("SIGNATURE");
  });

  it("is the first's among entries of the same moment, the list being newest first", () => {
    const moment = "2026-01-01T00:00:00.000Z";
    expect(currentStatus([entry("SIGNATURE", moment), entry("APPLICATION", moment)])).toBe("SIGNATURE");
  });

  it("is NONE without any entry", () => {
    expect(currentStatus([])).toBe("NONE");
  });
});

describe("the owner's tabs", () => {
  it("hold each status once", () => {
    const held = ownerTabs.flatMap((tab) => ownerTabStatuses[tab]);
    expect(held.toSorted()).toEqual([...applicationStatuses].toSorted());
    for (const status of applicationStatuses)
      expect(ownerTabStatuses[ownerTabOf(status)], status).toContain(status);
  });

  it("group applications by their newest entry, the signed ones among the pre-integrated", () => {
    const at = (status: (typeof applicationStatuses)[number]) => ({
      name: status,
      progress: [entry(status, "2026-02-01T00:00:00.000Z"), entry("APPLICATION", "2026-01-01T00:00:00.000Z")],
    });
    const applications = [...applicationStatuses.map(at), { name: "NONE", progress: [] }];
    const names = Object.fromEntries(
      ownerTabs.map((tab) => [
        tab,
        applications.flatMap(({ name, progress }) =>
          ownerTabStatuses[tab].some((status) => status === currentStatus(progress)) ? [name] : [],
        ),
      ]),
    );
    expect(names).toEqual({
      pending: ["APPLICATION"],
      "price-proposal": ["PROPOSAL"],
      "pre-integrated": ["SIGNATURE", "SIGNED"],
      exploitation: ["EXPLOITATION"],
      refused: ["REJECTED"],
    });
  });
});
