import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CaseLines } from "./case-lines.tsx";
import { FoldedYears } from "./folded-years.tsx";

const shown = (part: React.ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{part}</MantineProvider>).replaceAll(/<style.*?<\/style>/gsu, "");
const years = [["Année 3", "de 2 à 9\u00a0€ d’économie"]] as const;

it("the cases of a sum stand under one another, each by its name, those of its own weight first", () => {
  const html = shown(
    <CaseLines
      main={[["Si l’exonération d’accise s’arrêtait", "20\u00a0€ de perte par an"]]}
      years={years}
    />,
  );
  expect(html.match(/<dt>/gu)).toHaveLength(2);
  expect(html).toMatch(/<dd class="[^"]*main[^"]*">20/u);
  expect(html).toMatch(/<dt>Année 3<\/dt><dd>de 2 à 9/u);
  expect(shown(<CaseLines />)).toBe("");
});

it("single years that were read before are in one tap, and no tap leads to nothing", () => {
  expect(shown(<FoldedYears years={years} />)).toMatch(/<summary>Autres années\s:\sannée 3<\/summary><dl/u);
  const both = [["1re année, droit d’entrée de 5\u00a0€ compris", "5\u00a0€ de perte"], ...years] as const;
  expect(shown(<FoldedYears years={both} />)).toContain(
    "<summary>Autres années\u00a0: 1re année et année 3</summary>",
  );
  const cases = [...years, ["Année 3, sans l’exonération d’accise", "4\u00a0€ de perte"]] as const;
  expect(shown(<FoldedYears years={cases} />)).toContain("<summary>Autres années\u00a0: année 3</summary>");
  expect(shown(<FoldedYears years={[]} />)).toBe("");
});
