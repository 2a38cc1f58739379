import { describe, expect, it } from "vitest";
import { consentExpiry, consentState, meterReasonText, sgeConsentText } from "./consent.ts";

describe("the consent's text", () => {
  it.each([
    ["the step of the load curve", /15 ou 30.minutes/],
    ["the daily indexes", /index quotidiens/],
    ["the contract's data", /données techniques et contractuelles/],
    ["how far back it reaches", /24.mois qui précèdent/],
    ["the purpose", /étudier l’opération.*puis à la suivre/s],
    ["who receives them", /reçues par la plateforme/],
    ["how long it lasts", /dure 12.mois/],
    ["how long data are kept", /conservées 24.mois/],
    ["the withdrawal", /retirer à tout moment/],
  ])("says %s", (_what, pattern) => {
    expect(sgeConsentText.text).toMatch(pattern);
  });

  it("has a version and French typography", () => {
    expect(sgeConsentText.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(sgeConsentText.text).not.toMatch(/ [;:!?»]|« /);
  });
});

describe("why a meter's number asks for the consent", () => {
  it("is said above its text, with what becomes of the number, which that text does not tell", () => {
    expect(meterReasonText).toContain("ne s’enregistre qu’avec cette autorisation");
    expect(meterReasonText).toMatch(/il reste pour vos documents\.$/u);
  });

  it.each([
    ["what is read", "toutes les 15 ou 30 minutes"],
    ["where", "à Enedis"],
    ["from when", "24 mois"],
    ["until when", "12 mois"],
    ["that it can be taken back", "retirer à tout moment"],
  ])("leaves it to the consent's own text to say %s, once", (_what, words) => {
    expect(sgeConsentText.text.replaceAll("\u00a0", " ")).toContain(words);
    expect(meterReasonText.replaceAll("\u00a0", " ")).not.toContain(words);
  });
});

describe("the consent's end", () => {
  it.each([
    ["2026-11-21T10:05:00.000Z", "2027-11-21T10:05:00.000Z"],
    ["2026-12-31T23:59:59.000Z", "2027-12-31T23:59:59.000Z"],
    ["2028-02-29T08:00:00.000Z", "2029-02-28T08:00:00.000Z"],
    ["2027-02-28T08:00:00.000Z", "2028-02-28T08:00:00.000Z"],
  ])("of %s is %s, 12 months later", (givenAt, expiry) => {
    expect(consentExpiry(new Date(givenAt)).toISOString()).toBe(expiry);
  });
});

describe("where a consent stands", () => {
  const givenAt = "2026-01-10T12:00:00.000Z";
  const expiresAt = consentExpiry(new Date(givenAt)).toISOString();
  const kept = { expiresAt, withdrawnAt: null };

  it.each([
    ["none was given", null, "2026-02-01T00:00:00Z", "none"],
    ["just given", kept, givenAt, "valid"],
    ["31 days before its end", kept, "2026-12-10T11:59:59Z", "valid"],
    ["30 days before its end", kept, "2026-12-11T12:00:00Z", "expiring"],
    ["a second before its end", kept, "2027-01-10T11:59:59Z", "expiring"],
    ["at its end", kept, "2027-01-10T12:00:00Z", "expired"],
    ["withdrawn", { expiresAt, withdrawnAt: "2026-03-01T00:00:00Z" }, "2026-03-01T00:00:01Z", "withdrawn"],
    [
      "withdrawn and past its end",
      { expiresAt, withdrawnAt: "2026-03-01T00:00:00Z" },
      "2028-01-01T00:00:00Z",
      "withdrawn",
    ],
  ])("%s", (_case, consent, now, state) => {
    expect(consentState(consent, new Date(now))).toBe(state);
  });
});
