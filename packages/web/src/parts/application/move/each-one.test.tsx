import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EachOne } from "./each-one.tsx";
import { sumsOf } from "./sums.tsx";

const moved = ["Nicolas Petit", "Fatima Benali"].map((name) => ({
  applicationId: name,
  name,
  prmSharedWith: 0,
}));
const previewed = moved.map(({ applicationId }) => ({
  applicationId,
  later: null,
  withoutExemptionEur: { low: -46.8, high: -33.1 },
  savingWithoutVatEur: null,
}));
const shown = (people: typeof moved, onRemove?: () => void) =>
  renderToStaticMarkup(
    <MantineProvider>
      <EachOne
        people={people}
        told={sumsOf(previewed.slice(0, people.length) as never, () => "12 € par an")}
        onRemove={onRemove}
      />
    </MantineProvider>,
  );

describe("the people of a step", () => {
  it("have a row each: the sum today, under it the one without the exemption", () => {
    const rows = shown(moved).split("<dt>").slice(1);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row.replaceAll("\u00a0", " ")).toMatch(
        /12 € par an.*si l’exonération s’arrêtait : de 33 à 47 € de perte/u,
      );
    }
    // Of one person, a sentence says it.
    expect(shown(moved.slice(0, 1))).not.toContain("exonération");
  });

  it("read the later year without the exemption too, one person as many", () => {
    const later = {
      year: 5,
      savingEur: { low: 2, high: 71 },
      savingWithoutVatEur: null,
      withoutExemptionEur: { low: -21, high: -9 },
    };
    const told = sumsOf([{ ...previewed[0], later }] as never, () => "12 € par an");
    const row = renderToStaticMarkup(
      <MantineProvider>
        <EachOne people={moved.slice(0, 1)} told={told} />
      </MantineProvider>,
    );
    expect(row.replaceAll("\u00a0", " ")).toContain(
      "Année 5, sans l’exonération d’accise : de 9 à 21 € de perte",
    );
  });

  it("are each taken out of it by a button with their name", () => {
    expect(shown(moved, () => undefined)).toContain('aria-label="Retirer Fatima Benali"');
    expect(shown(moved)).not.toContain("<button");
  });
});
