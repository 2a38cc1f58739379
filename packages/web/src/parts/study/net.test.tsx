import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { Net } from "./net.tsx";

const sum = {
  savingEur: { low: 12, high: 55 },
  savingWithoutVatEur: null,
  withoutExemptionEur: { low: -20, high: 4 },
  saves: true,
  membershipEur: 15,
  verdict: "",
  isIndexed: false,
  isContractKnown: true,
};
const told = (isUnexempted: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <Net sum={sum} isUnexempted={isUnexempted} />
      </MemoryRouter>
    </MantineProvider>,
  )
    .replaceAll(/<style.*?<\/style>|<[^>]+>/gsu, "")
    .replaceAll(/[\u00a0\u202f]/gu, " ");

it("says that the sum which rests on the exemption holds only if it goes on after its announced end, where most of the first year lies after", () => {
  expect(told(true)).toContain("continue après le 31 décembre 2026");
  expect(told(true)).toMatch(
    /si l’exonération s’arrêtait.*seulement si l’exonération.*Cotisation comprise\.$/su,
  );
  expect(told(false)).not.toContain("continue après");
});
