import { expect, it } from "vitest";
import { projectsText } from "./live-figures.tsx";

it.each([
  [undefined, "projets publiés"],
  [0, "projets publiés, aucun encore en service"],
  [1, "projets publiés, dont 1 en service"],
])("of the published projects, %s in service, are told as %s", (running, text) => {
  expect(projectsText(running)).toBe(text);
});
