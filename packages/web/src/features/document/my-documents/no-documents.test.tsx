import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { NoDocuments } from "./no-documents.tsx";

const shown = (given: { isFiltered: boolean; isAllSent: boolean }) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <NoDocuments projectId="p1" onReset={() => {}} {...given} />
      </MemoryRouter>
    </MantineProvider>,
  );

it("a list of what was to send says once all has left that nothing is, and not that a search finds nothing", () => {
  const sent = shown({ isFiltered: true, isAllSent: true });
  expect(sent).toContain("Plus rien n’est à envoyer");
  expect(sent).toContain("Voir tous les documents");
  expect(sent).not.toContain("recherche");
  expect(shown({ isFiltered: true, isAllSent: false })).toContain("Aucun document ne correspond");
});
