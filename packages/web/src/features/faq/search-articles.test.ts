import { describe, expect, it } from "vitest";
import { articleSummaries } from "./content/index.ts";
import { searchArticles } from "./search-articles.ts";

const titles = (search: string) => searchArticles(articleSummaries, search).map(({ title }) => title);

describe("the search of the help centre", () => {
  it.each(["demenage", "DÉMÉNAGE", "  si je   déménage ?"])("finds the move by %j", (search) => {
    expect(titles(search)).toEqual([expect.stringContaining("déménage")]);
  });

  it("wants every word", () => {
    expect(titles("prix vente").length).toBeGreaterThan(0);
    expect(titles("prix licorne")).toEqual([]);
  });

  it("shows everything when nothing is searched", () => {
    expect(titles(" ")).toHaveLength(articleSummaries.length);
  });
});
