import { expect, it } from "vitest";
import { afterProposal } from "./after-proposal.ts";

const point = (isPlanned?: boolean) =>
  ({
    operational: { isOperational: false, prm: "", sge: false, raccordementId: "", isPlanned },
    productionType: "photovoltaic",
  }) as const;

it("has all but the bulletin wait for panels that are only planned, as its rule does", () => {
  const steps = afterProposal(point(true));
  expect(steps).toHaveLength(4);
  expect(steps[2]).toMatch(/^S’il accepte, .* signez le bulletin d’adhésion\.$/);
  expect(steps[3]).toMatch(
    /^Vos panneaux posés et raccordés, .* l’accord et les contrats de vente se signent alors\.$/,
  );
  const dam = afterProposal({ ...point(true), productionType: "hydro" });
  expect(dam[3]).toContain("Votre installation construite et raccordée");
});

it("has those that produce sign once they are accepted", () => {
  for (const known of [point(false), point(), undefined]) {
    expect(afterProposal(known).at(-1)).toContain("S’il accepte, vous signez ensemble");
    expect(afterProposal(known)).toHaveLength(3);
  }
});
