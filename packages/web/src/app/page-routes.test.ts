import { pageAt, pageNames, pages } from "@mec/api";
import { expect, it } from "vitest";
import { visitedPageFiles } from "./page-files.ts";
import { isVisitedPage } from "./page-routes.tsx";

it("the pages around which no guard stands are for anyone", () => {
  const visited = pageNames.filter(isVisitedPage);
  expect(visited.toSorted()).toEqual(Object.keys(visitedPageFiles).toSorted());
  for (const name of visited) expect(pages[name].audience, name).toBe("anyone");
});

it("an address that leads to no page is left to the guard", () => {
  expect(isVisitedPage(pageAt("/nowhere")?.name)).toBe(false);
});
