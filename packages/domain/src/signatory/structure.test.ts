import { expect, it } from "vitest";
import { amiensAddress } from "../address/address.test-helper.ts";
import {
  areOneBody,
  deliberationDateIssue,
  deliberationText,
  earlyVoteText,
  haveOneHolder,
  haveOneName,
  holderKeys,
  isPublicBody,
  isSellerUntold,
  lacksDeliberation,
  maySellToItself,
  maySharePayer,
  ownSellerText,
  type SignatoryInput,
} from "./index.ts";

const person = {
  name: "Martin",
  firstName: "Léa",
  gender: "F",
  email: "lea@exemple.fr",
  phoneNumber: "06 12 34 56 78",
} as const;
const townHall: SignatoryInput = {
  entityType: "Professionnel",
  ...person,
  socialReason: "Commune de Langouet",
  furnitureName: "Commune de Langouet",
  officialRole: "Maire",
  socialAddress: amiensAddress,
  juridiction: "Collectivité",
  siretId: "21350146400013",
};

const home: SignatoryInput = {
  ...person,
  entityType: "Particulier",
  birthDate: "1968-05-17",
  birthPlace: "Redon",
  address: amiensAddress,
};

it.each([
  ["two sites of one company", { siretId: "21350146400021", socialReason: "Mairie" }, true],
  ["another company of the same name", { siretId: "73282932000074" }, false],
  ["one that gives the number of an association alone", { siretId: null, rnaId: "W351234567" }, false],
] as const)("%s", (_, other, isOne) => {
  expect(maySharePayer(townHall, { ...townHall, ...other })).toBe(isOne);
});

it("structures without a number are told apart by their names, and a place of which nothing is said is not", () => {
  const unnumbered = { ...townHall, siretId: null };
  expect(maySharePayer(unnumbered, { ...unnumbered, socialReason: "COMMUNE de Langouët" })).toBe(true);
  expect(maySharePayer(unnumbered, { ...unnumbered, socialReason: "Le club" })).toBe(false);
  expect(maySharePayer(townHall, null)).toBe(true);
});

it("who may sell to himself is one body with the seller, or has an installation of which nobody has said who signs", () => {
  for (const isOwn of [true, false]) {
    expect(maySellToItself(townHall, { ...townHall, socialReason: "Mairie" }, { isOwn })).toBe(true);
    expect(maySellToItself(townHall, { ...townHall, siretId: "73282932000074" }, { isOwn })).toBe(false);
    expect(maySellToItself(townHall, null, { isOwn })).toBe(isOwn);
  }
});

it("a private person sells to himself by an installation of his account that he signs for by one name and one day of birth", () => {
  const roof = { ...home, name: "MARTIN", firstName: "Lea", email: "toit@exemple.fr" };
  expect(maySellToItself(home, roof, { isOwn: true })).toBe(true);
  // What another account types.
  expect(maySellToItself(home, roof, { isOwn: false })).toBe(false);
  const others = [{ ...roof, birthDate: "1941-02-03" }, { ...roof, firstName: "Ana" }, townHall, null];
  for (const other of others) expect(maySellToItself(home, other, { isOwn: true })).toBe(false);
  expect(maySellToItself(townHall, home, { isOwn: true })).toBe(false);
});

it("buyer and seller are one body by their SIREN, else by their exact name, and never for want of knowing", () => {
  const unnumbered = { ...townHall, siretId: null };
  expect(areOneBody(townHall, { ...townHall, siretId: "21350146400021", socialReason: "Mairie" })).toBe(true);
  expect(areOneBody(townHall, { ...townHall, siretId: "73282932000074" })).toBe(false);
  // Two SIRENs tell two apart, whatever court both name.
  const [one, other] = ["21350146400013", "73282932000074"].map((siretId) => ({
    ...townHall,
    siretId,
    juridicId: "RCS Rennes",
  }));
  expect(areOneBody(one!, other!)).toBe(false);
  expect(areOneBody({ ...one!, siretId: null }, { ...other!, siretId: null })).toBe(true);
  expect(areOneBody(townHall, unnumbered)).toBe(true);
  expect(areOneBody(unnumbered, { ...unnumbered, socialReason: "Commune de Langouet-le-Vieux" })).toBe(false);
  for (const unknown of [null, { ...person, entityType: "Particulier" } as SignatoryInput]) {
    expect(areOneBody(townHall, unknown)).toBe(false);
    expect(areOneBody(unknown, unknown)).toBe(false);
  }
});

it("goes by one name, however it is written, whatever its number", () => {
  const other = { ...townHall, siretId: "73282932000074" };
  expect(haveOneName(townHall, { ...other, socialReason: "COMMUNE de Langouët" })).toBe(true);
  expect(haveOneName(townHall, { ...townHall, socialReason: "Mairie de Langouet" })).toBe(false);
  const home = { ...person, entityType: "Particulier" } as SignatoryInput;
  expect(haveOneName(home, home)).toBe(false);
});

it("of which one gives its number and the other none, by their names", () => {
  const unnumbered = { ...townHall, siretId: null };
  expect(maySharePayer(townHall, { ...unnumbered, socialReason: "COMMUNE de Langouët" })).toBe(true);
  expect(maySharePayer(townHall, { ...unnumbered, socialReason: "Le club" })).toBe(false);
  expect(maySharePayer({ ...unnumbered, socialReason: "Le club" }, townHall)).toBe(false);
});

it("is public where a council votes for it", () => {
  expect(isPublicBody(townHall)).toBe(true);
  expect(isPublicBody({ ...townHall, juridiction: "EPCI" })).toBe(true);
  expect(isPublicBody({ ...townHall, juridiction: "SARL" })).toBe(false);
  expect(isPublicBody(null)).toBe(false);
});

it("has voted its délibération today at the latest, by the day in Paris", () => {
  const now = new Date("2026-12-12T12:00:00Z");
  expect(deliberationDateIssue("2026-12-11", now)).toBeNull();
  expect(deliberationDateIssue("2026-12-12", now)).toBeNull();
  expect(deliberationDateIssue("2026-12-13", now)?.code).toBe("DELIBERATION_DATE_IN_FUTURE");
  // At 23:30 UTC it is the next day in Paris.
  expect(deliberationDateIssue("2026-12-13", new Date("2026-12-12T23:30:00Z"))).toBeNull();
});

it("was voted on no day before anybody could share electricity", () => {
  const now = new Date("2026-12-12T12:00:00Z");
  expect(deliberationDateIssue("0001-01-01", now)?.message).toContain("Vérifiez l’année");
  expect(deliberationDateIssue("2016-07-27", now)?.code).toBe("DAY_TOO_EARLY");
  expect(deliberationDateIssue("2016-07-28", now)).toBeNull();
});

it("a délibération that is dated before its price is doubted, of the same day or later it is not", () => {
  expect(earlyVoteText("2026-11-11", "2026-11-12")).toMatch(
    /date d’avant le prix, proposé le 12\snovembre\s2026/u,
  );
  for (const date of ["2026-11-12", "2026-12-01", ""]) expect(earlyVoteText(date, "2026-11-12")).toBeNull();
  expect(earlyVoteText("2020-01-12", null)).toBeNull();
});

it("says by which délibération its signer is authorised, as far as it is told", () => {
  const voted = { ...townHall, deliberationNumber: "N° 2026-41", deliberationDate: "2026-12-12" };
  const told = (one: SignatoryInput) => deliberationText(one).replaceAll("\u00a0", " ");
  expect(told(voted)).toBe("délibération n° 2026-41 du 12 décembre 2026");
  expect(told({ ...voted, deliberationNumber: null })).toBe("délibération du 12 décembre 2026");
  expect(told({ ...voted, deliberationDate: null })).toBe("délibération n° 2026-41");
  expect(told(townHall)).toBe("");
  expect(told({ ...voted, juridiction: "SARL" })).toBe("");
});

it("a public body whose délibération nobody told yet lacks one; others need none", () => {
  expect(lacksDeliberation(townHall)).toBe(true);
  expect(lacksDeliberation({ ...townHall, deliberationNumber: "2026-47" })).toBe(false);
  expect(lacksDeliberation({ ...townHall, juridiction: "SAS" })).toBe(false);
  expect(lacksDeliberation(null)).toBe(false);
});

it("two points are one's own by their body, whoever holds them, and by their account unless two sign for them", () => {
  const point = (accountId: string, identity: SignatoryInput | null) => ({ accountId, identity });
  const company = { ...townHall, siretId: "73282932000074", socialReason: "Boulangerie" };
  const home = (firstName: string) => ({ ...person, firstName, entityType: "Particulier" }) as SignatoryInput;
  const own = (one: SignatoryInput | null, other: SignatoryInput | null) => [
    haveOneHolder(point("agent", one), point("agent", other)),
    haveOneHolder(point("agent", one), point("mayor", other)),
  ];
  expect(own(townHall, townHall)).toEqual([true, true]);
  for (const [one, other] of [
    [null, null],
    [townHall, null],
    [home("Léa"), home("LEA")],
  ] as const)
    expect(own(one, other)).toEqual([true, false]);
  for (const [one, other] of [
    [townHall, company],
    [townHall, home("Léa")],
    [home("Léa"), home("Ana")],
  ] as const)
    expect(own(one, other)).toEqual([false, false]);
});

it("points of one holder share a key, whatever makes them one", () => {
  const points = [
    { accountId: "a", identity: townHall },
    { accountId: "b", identity: { ...townHall, siretId: "21350146400021", socialReason: "Mairie" } },
    { accountId: "c", identity: { ...townHall, siretId: null } },
    { accountId: "a", identity: null },
    { accountId: "d", identity: { ...townHall, siretId: "73282932000074", socialReason: "Autre" } },
  ];
  const shares = (one: string[], other: string[]) => one.some((key) => other.includes(key));
  const pairs = points.flatMap((one, i) => points.slice(i + 1).map((other) => [one, other] as const));
  const alike = pairs.filter(([one, other]) => haveOneHolder(one, other));
  expect(alike.length).toBeGreaterThanOrEqual(3);
  expect(alike.every(([one, other]) => shares(holderKeys(one), holderKeys(other)))).toBe(true);
  const [hall, , , , stranger] = points.map(holderKeys);
  expect(shares(hall ?? [], stranger ?? [])).toBe(false);
});

it("nobody knows whether a place buys from its own account’s roof before it is said who signs for both", () => {
  expect(isSellerUntold(null, null)).toBe(true);
  expect(isSellerUntold(null, townHall)).toBe(true);
  // A structure that signs for a building is taken to sign for the roof of its account, a person is not.
  expect(isSellerUntold(townHall, null)).toBe(false);
  expect(isSellerUntold(home, null)).toBe(true);
  expect(isSellerUntold(home, townHall)).toBe(false);
});

it("who bears the project himself is not sent to who bears it", () => {
  for (const part of [0, 0.5, 1]) {
    expect(ownSellerText("Commune de Langouet", part)).toContain("porteur");
    expect(ownSellerText("Commune de Langouet", part, true)).not.toContain("porteur");
  }
});
