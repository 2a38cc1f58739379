import { MantineProvider } from "@mantine/core";
import type { WorkingHours } from "@mec/domain/point";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { BusinessWords } from "./business-words.tsx";

const wordsFor = (hours: WorkingHours | null, reclaimsVat: boolean | null = null, isAccepted = false) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <BusinessWords {...{ hours, reclaimsVat, isAccepted }} />
      </MemoryRouter>
    </MantineProvider>,
  );

it.each([
  [null, "qui travaille en journée en reçoit une plus grande part"],
  ["day", "qui travaille en journée en reçoit une plus grande part"],
  ["early", "Si vos fours tournent jusqu’à midi"],
  ["morning", "la matinée peut être locale"],
  ["evening", "surtout le week-end en journée, et peu le soir"],
  ["night", "vous ne consommez presque rien à ces heures"],
  ["always", "ce que vous consommez la nuit reste à votre fournisseur"],
  ["term", "peu l’été, quand les panneaux produisent le plus"],
] as const)("a business whose hours are %s reads what they mean for its part", (hours, told) => {
  expect(wordsFor(hours)).toContain(told);
});

it("a business reads who bills it where its documents say so, and else who may", () => {
  const told = (billing?: string) =>
    renderToStaticMarkup(
      <MantineProvider>
        <MemoryRouter>
          <BusinessWords {...(billing !== undefined && { billing })} />
        </MemoryRouter>
      </MantineProvider>,
    );
  expect(told()).toContain("ou l’association en son nom");
  const decided = told("L’association, au nom du producteur\u00a0: une facture.");
  expect(decided).toContain("L’association, au nom du producteur");
  expect(decided).not.toContain("ou l’association en son nom");
});

it("who said what becomes of its VAT reads its own case alone", () => {
  expect(wordsFor("day", false)).toContain("prix et sommes vous sont dits TTC");
  expect(wordsFor("day", false)).not.toContain("comparez les prix hors taxes");
  expect(wordsFor("day", true)).toContain("comparez les prix hors taxes");
});

it("a business that is no public body reads nothing of a vote", () => {
  for (const words of [wordsFor("early"), wordsFor("day", true)]) {
    expect(words).toContain("Pour votre entreprise<");
    expect(words).not.toContain("élibération");
  }
  for (const words of [wordsFor(null), wordsFor("day"), wordsFor("early", false)]) {
    expect(words).toContain("ou votre collectivité");
    expect(words).toContain("élibération");
  }
});

it("who takes part keeps what its accountant needs, and reads no more what applying means", () => {
  const words = wordsFor("day", null, true);
  expect(words).toContain("Pour votre comptable.");
  expect(words).toContain("L’accise.");
  expect(words).not.toContain("Candidater n’engage à rien");
});

it("a company that told who signs for it reads nothing of a council, whatever else it did not say", () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <BusinessWords hours="day" isCompany />
      </MemoryRouter>
    </MantineProvider>,
  );
  expect(html).toContain("Pour votre entreprise<");
  expect(html).not.toContain("collectivité");
});
