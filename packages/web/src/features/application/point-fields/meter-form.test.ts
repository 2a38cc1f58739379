import { expect, it } from "vitest";
import { meterFormSchema } from "./meter-form.ts";

it("a number without the consent is faulty by the name of what lacks, in the specified sentence", () => {
  const { error } = meterFormSchema.safeParse({ prm: "16123456789012", sge: false });
  expect(error?.issues).toMatchObject([
    { path: ["sge"], message: "Votre autorisation\u00a0: Veuillez renseigner le PDL" },
  ]);
});
