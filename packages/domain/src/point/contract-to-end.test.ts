import { describe, expect, it } from "vitest";
import {
  contractEndIssue,
  contractToEnd,
  contractToEndText,
  heldUntil,
  readToEnd,
  runsTooLong,
  toldToEnd,
} from "./contract-to-end.ts";

const today = "2026-11-29";
const laid = { prm: "14295224261882" };

it("a contract of before 9 October 2021 ends before its plant shares, and may have to where nobody has said since when one runs", () => {
  const of = (purchaseContract: "older" | "recent" | "none" | null) =>
    contractToEnd({ purchaseContract, operational: laid }, today);
  expect([of("older"), of(null), of("recent"), of("none")]).toEqual(["older", "unknown", null, null]);
  expect(contractToEnd({ operational: {} }, today)).toBe("unknown");
});

it("panels that are laid for the project have none", () => {
  expect(contractToEnd({ operational: { isPlanned: true } }, today)).toBeNull();
  expect(contractToEnd({ operational: laid, quoteEur: 12_000 }, today)).toBeNull();
  expect(contractToEnd({ operational: { ...laid, raccordementId: "R-12" } }, today)).toBeNull();
});

it("is told to its holder, to the project's owner, and as a step", () => {
  expect(contractToEndText("older", "holder", today)).toMatch(
    /^Votre contrat d’achat, d’avant .* prendre fin avant\.$/u,
  );
  expect(contractToEndText("older", "owner", today)).toMatch(/^Son contrat d’achat/u);
  expect(contractToEndText("unknown", "step", today)).toMatch(/^Avant le partage, .* si vous en avez un/u);
});

it("one that is said to end counts until its last day is over, and is told with it", () => {
  const of = (contractEndsOn: string) =>
    contractToEnd({ purchaseContract: "none", contractEndsOn, operational: laid }, today);
  expect([of("2026-11-28"), of(today), of("2026-12-31")]).toEqual([
    null,
    { endsOn: today },
    { endsOn: "2026-12-31" },
  ]);
  const texts = (["owner", "holder", "step"] as const).map((reader) =>
    contractToEndText({ endsOn: "2026-12-31" }, reader, today).replaceAll(/\s/gu, " "),
  );
  expect(texts).toEqual([
    "Son contrat d’achat prend fin le 31 décembre 2026 : le partage peut commencer à partir du 1er janvier 2027.",
    "Votre contrat d’achat prend fin le 31 décembre 2026 : le partage peut commencer à partir du 1er janvier 2027.",
    "Avant le partage, attendre la fin de votre contrat d’achat, le 31 décembre 2026.",
  ]);
});

describe("one that ends in more than a year", () => {
  const plant = { purchaseContract: "none", contractEndsOn: "2039-06-01", operational: laid } as const;

  it("keeps papers from its plant until a year before it may share", () => {
    expect([heldUntil(plant, today), heldUntil(plant, "2038-06-01"), heldUntil(plant, "2038-06-02")]).toEqual(
      ["2039-06-01", "2039-06-01", null],
    );
    expect(heldUntil({ ...plant, purchaseContract: "older", contractEndsOn: null }, today)).toBeNull();
    expect(heldUntil({ ...plant, sharesFrom: "" }, today)).toBeNull();
  });

  it("is told to be kept", () => {
    const texts = (["owner", "holder", "step"] as const).map((reader) =>
      contractToEndText({ endsOn: "2039-06-01" }, reader, today).replaceAll(/\s/gu, " "),
    );
    expect(texts).toEqual([
      "Son contrat d’achat court jusqu’au 1er juin 2039 : rien ne lui est envoyé à signer avant le 2 juin 2038, un an avant son partage.",
      "Gardez votre contrat d’achat jusqu’au 1er juin 2039 : le partage ne commence qu’ensuite. D’ici au 2 juin 2038, vous n’avez rien à signer ni à payer.",
      "Avant de signer, garder votre contrat d’achat : il court jusqu’au 1er juin 2039, et rien ne se signe avant le 2 juin 2038.",
    ]);
  });
});

it("a page of the former release reads one that ends as one that runs, and the present one its day", () => {
  const told = toldToEnd({ endsOn: "2026-12-31" });
  expect(told).toEqual({ contractToEnd: "older", contractEndsOn: "2026-12-31" });
  expect([readToEnd(told), readToEnd(toldToEnd("unknown")), readToEnd({})]).toEqual([
    { endsOn: "2026-12-31" },
    "unknown",
    null,
  ]);
});

describe("a plant that is said to share from a day", () => {
  const ending = (sharesFrom: string | null, contractEndsOn = "2027-06-30") =>
    ({ purchaseContract: "none", contractEndsOn, operational: laid, sharesFrom }) as const;
  const older = (sharesFrom: string | null) =>
    ({ purchaseContract: "older", operational: laid, sharesFrom }) as const;

  it("has its contract to end until that day, and one that is said to end later still", () => {
    expect(contractToEnd(older("2027-07-01"), "2026-11-29")).toBe("older");
    expect(contractToEnd(older("2027-07-01"), "2027-07-01")).toBeNull();
    expect(contractToEnd(older(""), "2026-11-29")).toBeNull();
    expect(contractToEnd(ending(""), "2026-11-29")).toEqual({ endsOn: "2027-06-30" });
    expect(contractToEnd(ending("2027-07-01"), "2027-07-01")).toBeNull();
  });

  it("shares too early where its contract ends later, or runs", () => {
    const today = "2026-11-29";
    expect(runsTooLong(ending("2027-07-01"), today)).toBeNull();
    expect(runsTooLong(ending("2027-07-01", "2027-07-01"), today)).toEqual({ endsOn: "2027-07-01" });
    expect(runsTooLong(ending("", "2026-10-31"), today)).toBeNull();
    expect(runsTooLong(ending(null), today)).toBeNull();
    expect(runsTooLong({ operational: laid, sharesFrom: "" }, today)).toBeNull();
  });

  it("does so too where its holder says since its start that it runs, which was confirmed of none", () => {
    const startSaidAt = "2026-11-02T10:00:00.000Z";
    const said = (contractSaidAt: string | null, sharesFrom = "2026-11-05") => ({
      ...older(sharesFrom),
      ...{ contractSaidAt, startSaidAt },
    });
    for (const confirmed of [said("2026-10-01T10:00:00.000Z"), said(null), said(null, "2027-07-01")])
      expect(runsTooLong(confirmed, today)).toBeNull();
    const since = said("2026-11-20T10:00:00.000Z");
    expect([runsTooLong(since, today), contractToEnd(since, today)]).toEqual(["older", "older"]);
    expect(runsTooLong(said("2026-11-20T10:00:00.000Z", "2027-07-01"), today)).toBe("older");
  });
});

it("a purchase contract ends within 25 years of today, if it has not ended", () => {
  const now = new Date("2026-11-29T23:30:00Z");
  expect(contractEndIssue("2051-11-30", now)).toBeNull();
  expect(contractEndIssue("2001-01-01", now)).toBeNull();
  for (const day of ["0001-01-01", "1999-12-31"])
    expect(contractEndIssue(day, now)?.replaceAll(/\s/gu, " ")).toContain("aussi tôt");
  for (const day of ["2051-12-01", "9999-12-31"])
    expect(contractEndIssue(day, now)?.replaceAll(/\s/gu, " ")).toContain("25 ans au plus");
});
