import { MantineProvider } from "@mantine/core";
import type { PriceRange } from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PriceHelp } from "./price-help.tsx";

const revenue = {
  surplusPrice: 0.0536,
  highestPrice: 0.1183,
  highestPriceWithoutExemption: null,
} as ProducerEstimate;

it("explains in one tap the exemption that may end, and says what its end would leave", () => {
  const shown = renderToStaticMarkup(
    <MantineProvider>
      <PriceHelp
        revenue={{ ...revenue, highestPriceWithoutExemption: 0.09 }}
        isComing={false}
        suggested={null}
        typed={undefined}
        isOfProject={false}
        vatRegime={null}
        limitsIn={null}
        onTake={() => undefined}
      />
    </MantineProvider>,
  );
  expect(shown).toMatch(/<button[^>]*>l’exonération d’accise<\/button>/);
  expect(shown).toContain("vos voisins n’y gagneraient plus si");
  expect(shown).toContain("9\u00a0c€/kWh\u00a0HT");
});

const shownAt = (
  typed: PriceRange | undefined,
  suggested: PriceRange | null = null,
  isOfProject = false,
  planned: "franchise" | null = null,
) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PriceHelp
        revenue={revenue}
        isComing={false}
        suggested={suggested}
        typed={typed}
        isOfProject={isOfProject}
        vatRegime={planned}
        limitsIn={null}
        onTake={() => undefined}
      />
    </MantineProvider>,
  );

it("warns under the fields as soon as the typed prices leave a home nothing to gain", () => {
  expect(shownAt({ min: 0.08, max: 0.12 })).toContain("Le haut de cette fourchette dépasse");
  expect(shownAt({ min: 0.12, max: 0.13 })).toContain("Ces prix dépassent");
  for (const quiet of [{ min: 0.08, max: 0.11 }, undefined]) expect(shownAt(quiet)).not.toContain("dépasse");
});

it("offers a range as long as the fields hold another", () => {
  const usual = { min: 0.08, max: 0.11 };
  for (const typed of [undefined, { min: 0.08, max: 0.12 }])
    expect(shownAt(typed, usual)).toContain("Partir d’une fourchette courante");
  expect(shownAt({ min: 0.080001, max: 0.11 }, usual)).not.toContain("<button");
});

it("speaks of the prices that it judges: the project's, beside the way to take them, where the typed ones are fine", () => {
  const [fine, ofProject] = [
    { min: 0.08, max: 0.1 },
    { min: 0.1, max: 0.12 },
  ];
  const shown = shownAt(fine, ofProject, true).replaceAll("\u00a0", " ");
  expect(shown).toContain("Le haut des prix du projet dépasse 11,83 c€/kWh HT");
  expect(shown).not.toContain("cette fourchette");
  expect(shownAt(fine, { min: 0.12, max: 0.13 }, true)).toContain("Les prix du projet dépassent");
  expect(shownAt(fine, ofProject)).toContain("Le haut de la fourchette courante dépasse");
  // Of his own, that alone: the same limit is not told twice.
  expect(shownAt({ min: 0.08, max: 0.125 }, ofProject, true)).not.toContain("prix du projet dépasse");
});

it("advises who finds the project's prices filled in, and warns of nothing that he did; once he changes them it does", () => {
  const ofProject = { min: 0.09, max: 0.12 };
  const ours = shownAt(ofProject, ofProject, true);
  expect(ours).toContain("Ce sont les prix du projet.");
  expect(ours.match(/11,83/gu)).toHaveLength(1);
  expect(ours).not.toMatch(/dépasse|red-9/u);
  const his = shownAt({ min: 0.09, max: 0.125 }, ofProject, true);
  expect(his).toContain("Le haut de cette fourchette dépasse");
  expect(his).not.toContain("Ce sont les prix du projet.");
  expect(shownAt({ min: 0.09, max: 0.11 }, { min: 0.09, max: 0.11 }, true)).not.toContain("Ce sont les prix");
});

it("tells the limits with VAT to who has not said whether he adds it, also where his project adds none", () => {
  const shown = shownAt({ min: 0.1, max: 0.13 }, null, false, "franchise");
  expect(shown).toContain("dépasse 11,83\u00a0c€/kWh\u00a0HT");
  expect(shown).toContain("si vous facturez la TVA");
});
