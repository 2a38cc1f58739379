import { MantineProvider } from "@mantine/core";
import type { WorkingHours } from "@mec/domain/point";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { BusinessWords } from "./business-words.tsx";

const wordsFor = (hours: WorkingHours | null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <BusinessWords hours={hours} />
      </MemoryRouter>
    </MantineProvider>,
  );

it.each([
  [null, "qui travaille en journée en reçoit une plus grande part"],
  ["day", "qui travaille en journée en reçoit une plus grande part"],
  ["early", "ce que vous consommez avant l’aube reste à votre fournisseur"],
  ["always", "ce que vous consommez la nuit reste à votre fournisseur"],
  ["term", "peu l’été, quand les panneaux produisent le plus"],
] as const)("a business whose hours are %s reads what they mean for its part", (hours, told) => {
  expect(wordsFor(hours)).toContain(told);
});
