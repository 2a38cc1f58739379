import { MantineProvider } from "@mantine/core";
import type { ProjectOverview } from "@mec/api/overview";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StageBar } from "./stage-bar.tsx";

const shown = (steps: ProjectOverview["steps"]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <StageBar steps={steps} />
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

  it("has no such line when nothing was", () => {
    expect(shown([{ step: "publish", state: "current" }])).not.toContain("en avance");
  });
});
