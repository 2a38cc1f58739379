import { describe, expect, it } from "vitest";
import { bearerSchema, expectedStartSchema } from "./bearer.ts";
import { profileTypeOfBearer } from "./bearer-prices.ts";
import { bearerInSentence, bearerKindLabels, bearerKinds, bearerName, monthText } from "./bearer-words.ts";

describe("who stands behind a project", () => {
  it.each(bearerKinds)("has a name that may be told: %s", (kind) => {
    expect(bearerSchema.parse({ kind, name: " Commune de Langouet " })).toEqual({
      kind,
      name: "Commune de Langouet",
    });
  });

  it("may stay without a name as a private person only", () => {
    const nameless = bearerKinds.filter((kind) => bearerSchema.safeParse({ kind, name: null }).success);
    expect(nameless).toEqual(["individual"]);
    expect(bearerName({ kind: "individual", name: null })).toBe("Un habitant");
  });

  it("is said to be one kind under its name, which “une … ou une …” would ask instead", () => {
    expect(bearerKindLabels.municipality).toBe("Commune ou collectivité");
  });

  it.each(["", "A", "N".repeat(81)])("is not called %j", (name) => {
    expect(bearerSchema.safeParse({ kind: "association", name }).success).toBe(false);
  });
});

describe("who stands behind a project, inside a sentence", () => {
  it.each([
    ["municipality", "Commune de Langouet", "la commune de Langouet"],
    ["municipality", "Communauté de communes du Pays", "la communauté de communes du Pays"],
    ["association", "Association Les Soleils", "l’association Les Soleils"],
    ["municipality", "Syndicat d’énergie du Cher", "le syndicat d’énergie du Cher"],
    ["association", "Les Soleils de Rennes", "Les Soleils de Rennes"],
    ["company", "Villeneuve Solaire", "Villeneuve Solaire"],
    ["individual", null, "un habitant"],
  ] as const)("%s %j is %s", (kind, name, said) => {
    expect(bearerInSentence({ kind, name })).toBe(said);
  });
});

describe("the month of the expected start", () => {
  it.each(["2027-07", "2026-12"])("may be %s", (month) => {
    expect(expectedStartSchema.parse(month)).toBe(month);
  });

  it.each(["2027-13", "2027-00", "1999-01", "2027-7", "2027-07-01", "juillet 2027", ""])(
    "is not %j",
    (text) => {
      expect(expectedStartSchema.safeParse(text).success).toBe(false);
    },
  );

  it("is read in words", () => {
    expect(monthText("2027-07")).toBe("juillet 2027");
  });
});

describe("how an owner reads prices until he says otherwise", () => {
  it("is without tax for a body, with it for a private person and for who is not known", () => {
    const professional = bearerKinds.filter((kind) => profileTypeOfBearer({ kind }) === "professional");
    expect(professional).toEqual(["municipality", "association", "farmer", "company"]);
    expect([profileTypeOfBearer(null), profileTypeOfBearer(undefined)]).toEqual(["individual", "individual"]);
  });
});
