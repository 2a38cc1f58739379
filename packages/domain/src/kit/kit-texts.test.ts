import { describe, expect, it } from "vitest";
import type { ProductionType } from "../point/index.ts";
import { frenchSpaces } from "../shared/index.ts";
import { electricityOf } from "./energy-words.ts";
import type { KitFacts, KitProject } from "./facts.ts";
import { typedAddress } from "./facts.ts";
import { letterText } from "./letter.ts";
import { kitMail, mailText } from "./mail.ts";
import { neighboursLetter } from "./neighbours-letter.ts";
import { printWords } from "./print-words.ts";
import { townHallLetter } from "./town-hall-letter.ts";

const soleil: KitProject = {
  name: "Soleil des Œillets",
  town: "Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson",
  postCode: "51290",
  productionTypes: ["photovoltaic"],
  perimeter: 10,
};
const address = "https://exemple.fr/p/k7m2x";
const ofProject: KitFacts = { project: soleil, address };
const blank: KitFacts = { project: null, address: "https://exemple.fr/explore" };

/** Everything that a kit says in words. */
const texts: readonly [name: string, write: (facts: KitFacts) => string][] = [
  ["what is printed", (facts) => Object.values(printWords(facts)).flat().join("\n")],
  ["the letter to neighbours", (facts) => letterText(neighboursLetter(facts))],
  ["the letter to the town hall", (facts) => letterText(townHallLetter(facts))],
  ["the mail", (facts) => mailText(kitMail(facts))],
];

describe("the electricity of a project", () => {
  it.each<[types: ProductionType[], words: string]>([
    [[], "électricité locale"],
    [["photovoltaic"], "électricité solaire"],
    [["wind"], "électricité éolienne"],
    [["hydro"], "électricité hydraulique"],
    [["photovoltaic", "wind"], "électricité solaire et éolienne"],
    [["photovoltaic", "wind", "hydro"], "électricité solaire, éolienne et hydraulique"],
    [["other"], "électricité locale"],
    [["photovoltaic", "other"], "électricité locale"],
  ])("of %j is told as %j", (types, words) => {
    expect(electricityOf(types)).toBe(words);
  });
});

describe.each(texts)("in %s", (_, write) => {
  it("the project and its town are named", () => {
    expect(write(ofProject)).toContain(soleil.name);
    expect(write(ofProject)).toContain(soleil.town);
  });

  it.each([
    ["of a project", ofProject],
    ["without a project", blank],
  ])("no sum of money nor percentage is promised, and nothing is left unsaid: %s", (_name, facts) => {
    const text = write(facts);
    expect(text).not.toMatch(/€|[Ee]uros?\b|%|économ|gratuit|undefined|null|NaN|\$\{/);
  });

  it.each([
    ["of a project", ofProject],
    ["without a project", blank],
  ])("the spaces are those of French: %s", (_name, facts) => {
    const text = write(facts).replaceAll("https:", "");
    expect(text).toBe(frenchSpaces(text));
    expect(text).not.toMatch(/ {2}| \.|'/);
  });
});

describe("what is sent", () => {
  it.each([
    ["a letter to neighbours", (facts: KitFacts) => letterText(neighboursLetter(facts))],
    ["a letter to the town hall", (facts: KitFacts) => letterText(townHallLetter(facts))],
  ])("%s gives the address as it is typed, and lines to fill without a project", (_, write) => {
    expect(write(ofProject)).toContain(typedAddress(address));
    expect(write(ofProject)).not.toContain("……");
    expect(write(blank)).toContain("«\u00a0……");
  });

  it("a mail gives the whole address alone on its line, so that it becomes a link", () => {
    expect(kitMail(ofProject).body.split("\n")).toContain(address);
    expect(kitMail(ofProject).subject).toContain(soleil.town);
    expect(kitMail(blank).body.split("\n")).toContain(blank.address);
  });

  it("the perimeter that the neighbours read is the project's", () => {
    expect(letterText(neighboursLetter(ofProject))).toContain("10\u00a0km au plus");
  });
});

describe("an address as it is typed", () => {
  it.each([
    ["https://exemple.fr/p/k7m2x", "exemple.fr/p/k7m2x"],
    ["http://127.0.0.1:3000/p/k7m2x", "127.0.0.1:3000/p/k7m2x"],
  ])("%s is %s", (whole, typed) => {
    expect(typedAddress(whole)).toBe(typed);
  });
});
