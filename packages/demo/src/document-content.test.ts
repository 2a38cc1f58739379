import { siretWarning } from "@mec/domain/signatory";
import { expect, it } from "vitest";
import { demoProjects } from "./content.ts";
import { company, municipality } from "./document-content.ts";

it("the shop and the municipality of the demonstration are two legal bodies", () => {
  const holder = { firstName: "Camille", lastName: "Lefèvre", email: "porteur@demo.example" };
  const address = { ...demoProjects[0]!.address, label: "Mairie" };
  const sirets = [company, municipality].map((make) => {
    const signatory = make(holder, address, "Un nom");
    return "siretId" in signatory ? (signatory.siretId ?? "") : "";
  });
  expect(new Set(sirets).size).toBe(2);
  for (const siret of sirets) expect(siretWarning(siret)).toBeNull();
});
