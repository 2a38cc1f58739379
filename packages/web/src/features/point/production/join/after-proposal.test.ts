import { expect, it } from "vitest";
import { afterProposal } from "./after-proposal.ts";

const point = (isPlanned?: boolean) =>
  ({
    operational: { isOperational: false, prm: "", sge: false, raccordementId: "", isPlanned },
    productionType: "photovoltaic",
  }) as const;

it("has panels that are only planned laid and connected before anything is signed", () => {
  const steps = afterProposal(point(true));
  expect(steps).toHaveLength(4);
  expect(steps[2]).toContain("S’il accepte, vous faites poser et raccorder vos panneaux");
  expect(steps[3]).toBe("Vous signez ensemble les documents de l’opération.");
  const dam = afterProposal({ ...point(true), productionType: "hydro" });
  expect(dam[2]).toContain("construire et raccorder votre installation");
});

it("has those that produce sign once they are accepted", () => {
  for (const known of [point(false), point(), undefined]) {
    expect(afterProposal(known).at(-1)).toContain("S’il accepte, vous signez ensemble");
    expect(afterProposal(known)).toHaveLength(3);
  }
});
