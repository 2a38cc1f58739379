import { expect, it } from "vitest";
import { runsBesideSharing, sharingText, tariffText, toEndText, vatText } from "./producer-words.ts";

const plain = (text: string | null) => text?.replaceAll(/\s/gu, " ") ?? null;

it("of a seller who has not said his VAT, the owner reads with which his price is counted until he does", () => {
  expect(plain(vatText(null, "standard"))).toBe(
    "Pas encore dite. En attendant, le prix est compté avec 20 % de TVA, comme le prévoit le projet.",
  );
  expect(plain(vatText(null, "franchise"))).toContain("compté sans TVA");
  expect(vatText(undefined, null)).toBe("Pas encore dite.");
  expect(plain(vatText("standard", null))).toBe("20 %, qui s’ajoute au prix");
});

it("the owner reads what a producer's purchase contract pays, and what he is offered for the surplus", () => {
  expect(tariffText({})).toBeNull();
  expect(plain(tariffText({ buyBack: { price: 0.1, takesSurplus: false } }))).toBe("10 c€/kWh HT");
  expect(plain(tariffText({ buyBack: { price: 0.1, takesSurplus: true } }))).toBe(
    "10 c€/kWh HT, surplus du partage compris",
  );
  expect(plain(tariffText({ buyBack: { price: 0.1, takesSurplus: false, surplusOffer: 0.05 } }))).toBe(
    "10 c€/kWh HT ; 5 c€/kWh HT proposés pour le surplus",
  );
});

it("a purchase contract that has to end is told on the installation until it shares, to its holder as his", () => {
  const operational = { isOperational: true, prm: "14295224261882", sge: false, raccordementId: "" };
  const point = { purchaseContract: "older", operational, applicationProgress: null } as const;
  const his = { isMine: false, isRunning: false };
  expect(plain(toEndText(point, his))).toMatch(/^Son contrat d’achat, d’avant/u);
  expect(plain(toEndText(point, { ...his, isMine: true }))).toMatch(/^Votre contrat d’achat, d’avant/u);
  expect(toEndText({ ...point, purchaseContract: "none" }, his)).toBeNull();
  const ending = { ...point, purchaseContract: "none", contractEndsOn: "2026-12-31" } as const;
  expect(plain(toEndText(ending, { ...his, now: new Date("2026-12-31T09:00:00Z") }))).toMatch(
    /^Son contrat d’achat prend fin le 31 décembre 2026/u,
  );
  expect(plain(toEndText(ending, { ...his, now: new Date("2027-01-01T09:00:00Z") }))).toBe(
    "Terminé depuis le 31 décembre 2026",
  );
  const step = {
    id: "1",
    status: "EXPLOITATION",
    by: "owner",
    createdAt: "2026-11-02T10:00:00.000Z",
  } as const;
  expect(toEndText({ ...point, applicationProgress: { progress: [step] } }, his)).toBeNull();
  const later = { ...step, startsOn: "2027-07-01" };
  const now = new Date("2026-11-30T09:00:00Z");
  expect(toEndText({ ...point, applicationProgress: { progress: [later] } }, { ...his, now })).not.toBeNull();
  expect(toEndText({ ...ending, applicationProgress: { progress: [step] } }, { ...his, now })).not.toBeNull();
  // An owner's own plant has no application: it shares as its project does. One that asks to join does not.
  expect(toEndText(point, { isMine: true, isRunning: true })).toBeNull();
  const asking = { progress: [{ ...step, status: "APPLICATION" as const }] };
  expect(toEndText({ ...point, applicationProgress: asking }, { ...his, isRunning: true })).not.toBeNull();
});

it("an installation that shares is told with the day, and alarms its owner where its holder says since that an older contract runs", () => {
  const operational = { isOperational: true, prm: "14295224261882", sge: false, raccordementId: "" };
  const createdAt = "2026-11-02T10:00:00.000Z";
  const step = { id: "1", status: "EXPLOITATION", by: "owner", createdAt } as const;
  const shares = { operational, applicationProgress: { progress: [{ ...step, startsOn: "2026-11-05" }] } };
  const now = new Date("2026-11-30T09:00:00Z");
  const his = { isMine: false, isRunning: true, now };
  expect(plain(sharingText(shares, now))).toBe("Depuis le 5 novembre 2026");
  expect(plain(sharingText({ ...shares, applicationProgress: { progress: [step] } }, now))).toBe(
    "Depuis le 2 novembre 2026",
  );
  expect(plain(sharingText(shares, new Date("2026-11-04T09:00:00Z")))).toBe("À partir du 5 novembre 2026");
  expect(sharingText({ operational, applicationProgress: null }, now)).toBeNull();
  const older = { ...shares, purchaseContract: "older" } as const;
  expect([runsBesideSharing(older, his), toEndText(older, his)]).toEqual([false, null]);
  const since = { ...older, contractSaidAt: "2026-11-20T10:00:00.000Z" };
  expect(runsBesideSharing(since, his)).toBe(true);
  expect(plain(toEndText(since, his))).toMatch(/^Son contrat d’achat, d’avant/u);
  const ending = { ...shares, purchaseContract: "none", contractEndsOn: "2026-12-31" } as const;
  expect(runsBesideSharing(ending, his)).toBe(true);
});
