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

it("says first what it comes to, also where nothing is won, with the sum", () => {
  const told = (more: object) =>
    renderToStaticMarkup(
      <MantineProvider>
        <MemoryRouter>
          <Net sum={{ ...sum, ...more }} isUnexempted />
        </MemoryRouter>
      </MantineProvider>,
    ).replaceAll(/[\u00a0\u202f]/gu, " ");
  expect(told({})).toMatch(/data-verdict="mixed">Gain ou perte, selon les cas</u);
  const loss = {
    savingEur: { low: -30, high: -12 },
    withoutExemptionEur: { low: -60, high: -41 },
    saves: false,
  };
  expect(told(loss)).toMatch(
    /data-verdict="bad">Vous y perdriez<.*De 12 à 30 € de perte par an, cotisation comprise\./su,
  );
});
