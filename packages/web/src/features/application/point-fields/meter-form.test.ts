import { expect, it } from "vitest";
import { meterFormSchema } from "./meter-form.ts";

const faultsOf = (form: object) => meterFormSchema.safeParse(form).error?.issues ?? [];

it("a number without the consent is told what to do, and not that the number lacks", () => {
  expect(faultsOf({ prm: "16123456789012", sge: false })).toMatchObject([
    {
      path: ["sge"],
      message: "Cochez la case pour donner votre autorisation, ou effacez le numéro.",
    },
  ]);
});

it.each([
  ["", "Veuillez renseigner votre PDL valide"],
  ["1612345678901", "Veuillez renseigner votre PDL valide\u00a0: il manque 1\u00a0chiffre."],
  ["16 123 456 789", "Veuillez renseigner votre PDL valide\u00a0: il manque 3\u00a0chiffres."],
  ["161234567890123", "Veuillez renseigner votre PDL valide\u00a0: il y a 1\u00a0chiffre de trop."],
  ["11111111111111", "Veuillez renseigner votre PDL valide"],
])("the number %j is told by how much it misses", (prm, message) => {
  expect(faultsOf({ prm, sge: true }).map((fault) => fault.message)).toEqual([message]);
});

it("a number typed with spaces is kept without", () => {
  expect(meterFormSchema.parse({ prm: "16 123 456 789 012", sge: true }).prm).toBe("16123456789012");
});
