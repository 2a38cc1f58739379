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

const shownAt = (typed: PriceRange | undefined) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PriceHelp
        revenue={revenue}
        isComing={false}
        suggested={null}
        typed={typed}
        isOfProject={false}
        vatRegime={null}
        onTake={() => undefined}
      />
    </MantineProvider>,
  );

it("warns under the fields as soon as the typed prices leave a home nothing to gain", () => {
  expect(shownAt({ min: 0.08, max: 0.12 })).toContain("Le haut de cette fourchette dépasse");
  expect(shownAt({ min: 0.12, max: 0.13 })).toContain("Ces prix dépassent");
  for (const quiet of [{ min: 0.08, max: 0.11 }, undefined]) expect(shownAt(quiet)).not.toContain("dépasse");
});
