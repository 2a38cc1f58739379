import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { BearerKind } from "@mec/domain/project";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { type DescriptionAnswers, emptyProjectForm } from "../project-form.ts";
import { BearerFields } from "./bearer-fields.tsx";

function Fields({ bearerKind, isNew }: { bearerKind: BearerKind | ""; isNew: boolean }) {
  const form = useForm<DescriptionAnswers>({
    initialValues: { ...emptyProjectForm(new Date("2026-11-29")), bearerKind },
  });
  return <BearerFields form={form} isNew={isNew} />;
}

const shown = (bearerKind: BearerKind | "", isNew = true) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <Fields {...{ bearerKind, isNew }} />
      </MemoryRouter>
    </MantineProvider>,
  ).replaceAll("\u00a0", " ");

const notSold =
  "Ce que vos propres bâtiments consommeront ne se vend pas, bien que l’estimation du prix le compte : rien à payer pour l’électricité, pas de contrat.";

it("who publishes for a commune reads that its own buildings buy nothing of its roof, though the price's estimate counts it", () => {
  expect(shown("municipality")).toContain(notSold);
  for (const other of ["", "individual", "association", "farmer", "company"] as const)
    expect(shown(other)).not.toContain("ne se vend pas");
  // No estimate stands before who changes a project that is there.
  expect(shown("municipality", false)).not.toContain("ne se vend pas");
});
