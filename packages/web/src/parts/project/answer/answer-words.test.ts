import { describe, expect, it, vi } from "vitest";
import { bearerText, roomText, tellsSum, waitingText } from "./answer-words.ts";

it("who is out of a project's reach reads of no gain there", () => {
  expect(tellsSum("outside")).toBe(false);
  for (const verdict of ["inside", "border", undefined] as const) expect(tellsSum(verdict)).toBe(true);
});

describe("who stands behind a project, in a line", () => {
  const bearer = { kind: "municipality", name: "Commune de Langouet", isVerified: true } as const;

  it("is named with the month in which it should start, or what it has come to", () => {
    expect(bearerText({ bearer, stage: "study", expectedStart: "2027-07" })).toBe(
      "Porté par la commune de Langouet (vérifié), démarrage prévu en juillet 2027",
    );
    expect(bearerText({ bearer, stage: "running", expectedStart: "2024-07" })).toBe(
      "Porté par la commune de Langouet (vérifié), en service",
    );
  });

  it("borrows no commune's name unseen: one that our team did not check is marked", () => {
    const named = { ...bearer, isVerified: false };
    expect(bearerText({ bearer: named, stage: "running", expectedStart: null })).toBe(
      "Porté par la commune de Langouet (non vérifié), en service",
    );
    const home = { kind: "individual", name: null, isVerified: false } as const;
    expect(bearerText({ bearer: home, stage: "running", expectedStart: null })).toBe(
      "Porté par un habitant, en service",
    );
  });

  it("says the day from which it shares, until that day", () => {
    vi.useFakeTimers({ now: new Date("2026-11-30T22:30:00Z") });
    const project = { bearer, stage: "running", expectedStart: null, startsOn: "2026-12-01" } as const;
    expect(bearerText(project)).toBe(
      "Porté par la commune de Langouet (vérifié), démarre le 1er décembre 2026",
    );
    vi.setSystemTime(new Date("2026-11-30T23:30:00Z"));
    expect(bearerText(project)).toBe("Porté par la commune de Langouet (vérifié), en service");
    vi.useRealTimers();
  });

  it("says of who is not named that he has not said who he is", () => {
    const project = { bearer: null, stage: "recruiting", expectedStart: "2027-07" } as const;
    expect(bearerText(project)).toBe("Porteur pas encore présenté, démarrage prévu en juillet 2027");
    expect(bearerText({ ...project, expectedStart: null })).toBe("Porteur pas encore présenté, recrutement");
  });

  it("has another stage where the page says it", () => {
    const project = { bearer, stage: "recruiting", expectedStart: null } as const;
    expect(bearerText(project, "pas encore en ligne")).toBe(
      "Porté par la commune de Langouet (vérifié), pas encore en ligne",
    );
  });
});

it("a project says how many wait already, before one joins them: full, almost full, or with room that others came for", () => {
  const told = (waitingCount: number, pledgedShare = 1, isQueued = false) =>
    waitingText({
      waitingCount,
      gauge: { annualProductionKwh: 36_000, pledgedShare, isQueued },
    })?.replaceAll("\u00a0", " ");
  expect([0, 1, 13].map((waiting) => told(waiting))).toEqual([
    "Complet : personne n’attend encore",
    "Complet : 1 candidature attend déjà",
    "Complet : 13 candidatures attendent déjà",
  ]);
  expect(told(12, 0.95, true)).toBe("Liste d’attente : 12 candidatures attendent déjà");
  expect(told(12, 0.95)).toBe("Presque complet : 12 candidatures attendent déjà");
  expect(told(0, 0.95)).toBeUndefined();
  expect(told(0, 0.4)).toBeUndefined();
});

it("room is told with what it counts of a production that is not there yet", () => {
  const told = (pledgedShare: number | null, plannedKwh = 0, numberOfConsumers = 6) =>
    roomText({ gauge: { annualProductionKwh: 154_000, pledgedShare, plannedKwh }, numberOfConsumers });
  expect(told(0.75)).toBe("Encore de la place");
  expect(told(0.75, 113_000)).toBe("Encore de la place, production à venir comprise");
  expect(told(0.9, 113_000)).toBe("Presque complet, production à venir comprise");
  expect(told(null, 154_000, 0)).toBe("Encore de la place, production à venir");
  // Three buildings of the owner may take all of it: of so few it is not told.
  expect(told(null, 0, 3)).toBe("Place à voir avec le porteur");
  expect(told(1.2, 113_000)).toMatch(/^Complet/u);
  const queued = { annualProductionKwh: 154_000, plannedKwh: 0, pledgedShare: 0.95, isQueued: true };
  expect(roomText({ gauge: queued, numberOfConsumers: 6 })).toBe("Liste d’attente");
});
