import { expect, it } from "vitest";
import { afterProposal } from "./after-proposal.ts";

const point = (isPlanned?: boolean) =>
  ({
    operational: { isOperational: false, prm: "", sge: false, raccordementId: "", isPlanned },
    productionType: "photovoltaic",
  }) as const;

const day = "2026-11-29";

it("has all but the bulletin wait for panels that are only planned, as its rule does", () => {
  const steps = afterProposal(point(true), day);
  expect(steps).toHaveLength(4);
  expect(steps[2]).toMatch(/^S’il accepte, .* signez le bulletin d’adhésion\.$/);
  expect(steps[3]).toMatch(
    /^Vos panneaux posés et raccordés, .* l’accord et les contrats de vente se signent alors\.$/,
  );
  const dam = afterProposal({ ...point(true), productionType: "hydro" }, day);
  expect(dam[3]).toContain("Votre installation construite et raccordée");
});

it("has those that produce sign once they are accepted", () => {
  const free = { ...point(), purchaseContract: "none" } as const;
  for (const known of [free, undefined]) {
    expect(afterProposal(known, day).at(-1)).toContain("S’il accepte, vous signez ensemble");
    expect(afterProposal(known, day)).toHaveLength(3);
  }
});

it("has the purchase contract end that has to, before the sharing, once he is accepted", () => {
  const last = (told: object) => afterProposal({ ...point(), ...told }, day)[3];
  expect(last({ purchaseContract: "older" })).toMatch(
    /^Avant le partage, mettre fin à votre contrat d’achat\s: .* ne se cumule pas avec le partage\. .* préavis et l’indemnité, qui peut être lourde\.$/u,
  );
  expect(last({})).toContain("si vous en avez un d’avant le 9\u00a0octobre 2021");
  const ended = { purchaseContract: "none", contractEndsOn: "2026-12-31" };
  expect(last(ended)).toMatch(
    /^Avant le partage, attendre la fin de votre contrat d’achat, le 31\sdécembre 2026\.$/u,
  );
  expect(last({ purchaseContract: "recent" })).toBeUndefined();
});
