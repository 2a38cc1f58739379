import { describe, expect, it } from "vitest";
import { messages } from "../shared/index.ts";
import { annexeDetailsSchema, emptyAnnexeDetails, lossesWarning, needsDerogation } from "./annexe-details.ts";

const roof = "0f4f0a3e-0000-4000-8000-000000000001";
const mill = "0f4f0a3e-0000-4000-8000-000000000002";

const faults = (change: object) =>
  annexeDetailsSchema
    .safeParse({ ...emptyAnnexeDetails, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

const manySurpluses = Object.fromEntries(
  Array.from({ length: 1001 }, (_, index) => [
    `0f4f0a3e-0000-4000-8000-${String(index).padStart(12, "0")}`,
    { kind: "losses" },
  ]),
);

describe("the details of the annex", () => {
  it.each([
    ["not said at all", {}],
    ["a day", { startDate: "2027-02-28" }],
    ["a reference", { derogation: "Décision du 3 mars 2026, n° 2026-17" }],
    [
      "one surplus sold, the other lost",
      { surplus: { [roof]: { kind: "buyer", buyer: "EDF OA" }, [mill]: { kind: "losses" } } },
    ],
  ])("may be %s", (_, change) => {
    const details = { ...emptyAnnexeDetails, ...change };
    expect(annexeDetailsSchema.parse(details)).toEqual(details);
  });

  it("are kept without the spaces around what was typed", () => {
    const surplus = { [roof]: { kind: "buyer", buyer: "  Énergie d’ici " } };
    const kept = annexeDetailsSchema.parse({ startDate: null, derogation: " 2026-17 ", surplus });
    expect(kept).toEqual({
      startDate: null,
      derogation: "2026-17",
      surplus: { [roof]: { kind: "buyer", buyer: "Énergie d’ici" } },
    });
  });

  it.each<[string, object, string, string]>([
    ["a day that does not exist", { startDate: "2027-02-29" }, "startDate", messages.date],
    ["a day as French write it", { startDate: "01/03/2027" }, "startDate", messages.date],
    ["too long a reference", { derogation: "x".repeat(101) }, "derogation", messages.tooLong(100)],
    ["a reference of two lines", { derogation: "a\nb" }, "derogation", messages.forbiddenCharacters],
    [
      "a buyer without a name",
      { surplus: { [roof]: { kind: "buyer", buyer: " " } } },
      `surplus.${roof}.buyer`,
      messages.required,
    ],
    [
      "too long a name of buyer",
      { surplus: { [roof]: { kind: "buyer", buyer: "x".repeat(101) } } },
      `surplus.${roof}.buyer`,
      messages.tooLong(100),
    ],
    ["another fate", { surplus: { [roof]: { kind: "stored" } } }, `surplus.${roof}.kind`, messages.choice],
    [
      "what is no production point",
      { surplus: { toit: { kind: "losses" } } },
      "surplus.toit",
      messages.identifier,
    ],
    ["more points than any project has", { surplus: manySurpluses }, "surplus", messages.tooManySurpluses],
  ])("refuse %s", (_, change, path, message) => {
    expect(faults(change)).toEqual([[path, message]]);
  });
});

describe("the derogation", () => {
  it.each([
    [2, false],
    [10, true],
    [20, true],
  ])("for %s km is asked: %s", (perimeter, asked) => {
    expect(needsDerogation(perimeter)).toBe(asked);
  });
});

describe("a surplus given to the network", () => {
  it.each([null, 0.5, 3])("raises no doubt for %s kWc", (power) => {
    expect(lossesWarning(power)).toBeNull();
  });

  it.each([
    [3.01, "3,01"],
    [36, "36"],
  ])("is shown as doubtful for %s kWc", (power, shown) => {
    expect(lossesWarning(power)).toBe(
      `La cession gratuite aux pertes du réseau est prévue jusqu’à 3\u00a0kW (code de l’énergie, art.\u00a0D.\u00a0315-10)\u00a0; cette installation en compte ${shown}. Vérifiez-le avec le gestionnaire de réseau.`,
    );
  });
});
