import { MantineProvider } from "@mantine/core";
import type { ProjectOverview } from "@mec/api/overview";
import { ownerSteps } from "@mec/domain/overview";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { StageBar } from "./stage-bar.tsx";

const shown = (steps: ProjectOverview["steps"]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <StageBar projectId="p1" steps={steps} />
      </MemoryRouter>
    </MantineProvider>,
  );

describe("the bar of a project's stages", () => {
  it("names in a line of its own, for phones, what was done ahead of the current step", () => {
    const bar = shown([
      { step: "publish", state: "done" },
      { step: "recruit", state: "current" },
      { step: "pmo", state: "begun" },
      { step: "papers", state: "begun" },
    ]);
    expect(bar).toContain(
      "Fait en avance\u00a0: Créer la personne morale organisatrice, Préparer les documents</p>",
    );
  });

  it("leads from each step to where it is done", () => {
    const bar = shown(ownerSteps.map((step) => ({ step, state: "upcoming" })));
    expect([...bar.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      "/project-owner/p1/my-information",
      "/project-owner/p1/my-consumers/pending",
      "/project-owner/p1/create-pmo-status",
      "/project-owner/p1/my-documents/bulletin",
      "/project-owner/p1/my-documents/annexe2",
      "/project-owner/p1/my-consumers/pre-integrated",
    ]);
  });

  it("says of what it supposes from the start of sharing that it does, in the bar and for phones", () => {
    const bar = shown([
      { step: "papers", state: "current" },
      { step: "declare", state: "begun", isSupposed: true },
      { step: "start", state: "begun", isSupposed: true },
    ]);
    expect(bar.match(/supposé fait\u00a0: le partage a commencé/gu)).toHaveLength(2);
    expect(bar).toContain(
      "Déclarer la mise en œuvre, Signer la convention et démarrer\u00a0: supposé fait, le partage a commencé.</p>",
    );
    expect(bar).not.toContain("en avance");
    expect(shown([{ step: "declare", state: "done" }])).not.toContain("supposé");
  });

  it("supposes a declaration from the day that was confirmed, and says of no sharing before it that it has begun", () => {
    const bar = shown([
      { step: "declare", state: "done", isSupposed: true },
      { step: "start", state: "current", startsOn: "2027-02-01" },
    ]);
    expect(bar.match(/supposé fait(\u00a0:|,) le premier jour est confirmé/gu)).toHaveLength(2);
    expect(bar).not.toContain("le partage a commencé");
  });

  it("tells of a start that is still to come its day, and not that it is done", () => {
    const bar = shown([{ step: "start", state: "current", startsOn: "2027-02-01" }]);
    expect(bar).toContain("à partir du");
    expect(bar).toContain("2027");
    expect(bar).not.toContain("Fait");
  });

  it("has no such line when nothing was", () => {
    expect(shown([{ step: "publish", state: "current" }])).not.toContain("en avance");
  });
});
