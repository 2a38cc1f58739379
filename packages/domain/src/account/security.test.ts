import { describe, expect, it } from "vitest";
import {
  formatRecoveryCode,
  isFreshlyConfirmed,
  landingAfterLogin,
  recoveryCodeLength,
  recoveryCodeSchema,
  saysOwnWords,
  sessionEnd,
  sessionRights,
  totpCodeSchema,
} from "./index.ts";

const day = 86_400_000;
const opened = new Date("2026-01-01T08:00:00Z");
const after = (days: number) => new Date(opened.getTime() + days * day);

describe("a session", () => {
  it.each([
    [0, 30],
    [29, 59],
    [59, 89],
    [61, 90],
    [89, 90],
  ])("last used on day %d ends on day %d", (visit, end) => {
    expect(sessionEnd(opened, after(visit))).toEqual(after(end));
  });

  it.each([
    ["never", null, false],
    ["just now", 0, true],
    ["9 minutes and 59 seconds ago", 599, true],
    ["10 minutes ago", 600, false],
  ])("that was confirmed %s opens what asks for it: %s", (_, seconds, isOpen) => {
    const confirmedAt = seconds === null ? null : new Date(opened.getTime() - seconds * 1000);
    expect(isFreshlyConfirmed(confirmedAt, opened)).toBe(isOpen);
  });

  it.each([
    [[], false, { roles: [], secondFactorRequired: false }],
    [[], true, { roles: [], secondFactorRequired: false }],
    [["support"], false, { roles: [], secondFactorRequired: true }],
    [["support"], true, { roles: ["support"], secondFactorRequired: false }],
  ] as const)("of an account with the roles %j, second factor %s, gives %j", (roles, has, rights) => {
    expect(sessionRights(roles, has)).toEqual(rights);
  });

  it("leads support to its second factor first", () => {
    const points = { projects: [], productionPoints: [], consumptionPoints: [] };
    const user = { roles: [], secondFactorRequired: true as const };
    expect(landingAfterLogin(user, points)).toEqual({ to: "security" });
  });
});

describe("a password with one's own words", () => {
  const owner = { firstName: "Chloé", lastName: "Le Goff", email: "chouette.44@exemple.fr" };

  it.each([
    "Chloe-2026!",
    "CHLOÉ--99a",
    "legoff2026!A",
    "Ma-Chouette-7",
    "Mon-Energie-2026!",
    "energie.Collective1",
  ])("is %s", (password) => {
    expect(saysOwnWords(password, owner)).toBe(true);
  });

  it.each(["Soleil-2026!", "Quatre-vents-7", "Goffre-au-miel-3"])("is not %s", (password) => {
    expect(saysOwnWords(password, owner)).toBe(false);
  });

  it("looks for a name of three letters alone, not inside of words", () => {
    const lou = { ...owner, firstName: "Lou", lastName: "Roy" };
    expect(saysOwnWords("Lou-2026!", lou)).toBe(true);
    expect(saysOwnWords("Loupiote-26!", lou)).toBe(false);
  });
});

describe("codes", () => {
  it.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
  ])("of an app: %j is %s", (typed, code) => {
    expect(totpCodeSchema.parse(typed)).toBe(code);
  });

  it.each(["12345", "1234567", "12345a", "", null])("of an app: %j is refused", (typed) => {
    expect(totpCodeSchema.safeParse(typed).success).toBe(false);
  });

  it("of recovery are read as they are shown, whatever the case", () => {
    const code = "abcdefgh234567ijklmnopqr";
    expect(code).toHaveLength(recoveryCodeLength);
    expect(formatRecoveryCode(code)).toBe("abcd-efgh-2345-67ij-klmn-opqr");
    for (const typed of [formatRecoveryCode(code), code.toUpperCase(), "abcd efgh 2345 67ij klmn opqr"])
      expect(recoveryCodeSchema.parse(typed)).toBe(code);
    expect(recoveryCodeSchema.parse("abcd-efgh-2345-67ij"), "made before").toBe("abcdefgh234567ij");
    for (const wrong of ["abcd-efgh-2345-67i1", "abcd-efgh-2345-67ij-klmn"])
      expect(recoveryCodeSchema.safeParse(wrong).success).toBe(false);
  });
});
