import { describe, expect, it } from "vitest";
import { glossary } from "../../parts/faq/glossary.ts";
import { loadArticleTexts } from "./content/article-texts.ts";
import { articleSummaries } from "./content/index.ts";
import { searchArticles, searchTerms } from "./search-articles.ts";

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

  it("reads what the articles say, after their titles and summaries", async () => {
    const texts = await loadArticleTexts();
    const slugs = (search: string) => searchArticles(articleSummaries, search, texts).map(({ slug }) => slug);
    expect(titles("cotisation")).toEqual([]);
    expect(slugs("cotisation")).toContain("que-change-l-autoconsommation-collective-a-ma-facture");
    expect(slugs("déménage")[0]).toBe("que-se-passe-t-il-si-je-demenage");
    expect(slugs("licorne")).toEqual([]);
    // Who reads of it beside a sum consumes: the article for owners is not the only one.
    expect(slugs("exonération")[0]).toBe("que-change-l-autoconsommation-collective-a-ma-facture");
  });

  it.each([
    ["heures creuses", "que-change-l-autoconsommation-collective-a-ma-facture"],
    ["pompe à chaleur", "que-change-l-autoconsommation-collective-a-ma-facture"],
    ["PAC", "que-change-l-autoconsommation-collective-a-ma-facture"],
    ["combien je vais économiser", "que-change-l-autoconsommation-collective-a-ma-facture"],
    ["agriculteur", "je-suis-agriculteur-ou-j-ai-un-toit"],
    ["location de toit", "je-suis-agriculteur-ou-j-ai-un-toit"],
    ["MSA", "je-suis-agriculteur-ou-j-ai-un-toit"],
    ["me désinscrire", "comment-partir-ou-resilier"],
    ["supprimer mon compte", "comment-partir-ou-resilier"],
    ["panne", "est-ce-que-je-devrais-changer-de-fournisseur-delectricite"],
    ["résiliation", "comment-partir-ou-resilier"],
    ["arnaque", "est-ce-fiable-qu-est-ce-que-je-risque"],
    ["risque", "est-ce-fiable-qu-est-ce-que-je-risque"],
    ["faillite", "est-ce-fiable-qu-est-ce-que-je-risque"],
  ])("answers %j as people ask it", async (search, slug) => {
    const found = searchArticles(articleSummaries, search, await loadArticleTexts());
    expect(found.map((one) => one.slug)).toContain(slug);
  });

  it("reads whole words: a breakdown is not a panel", async () => {
    const found = searchArticles(articleSummaries, "panne", await loadArticleTexts());
    expect(found.length).toBeLessThan(4);
    expect(found[0]?.slug).toBe("est-ce-que-je-devrais-changer-de-fournisseur-delectricite");
    expect(titles("panneau").length).toBeGreaterThan(0);
  });

  it("finds a word that is being typed, where no article holds it as it is", () => {
    expect(titles("démén")).toEqual([expect.stringContaining("déménage")]);
  });

  it("explains the words of the trade that it names, before those it only explains", () => {
    const terms = (search: string) => searchTerms(Object.values(glossary), search).map(({ term }) => term);
    expect(terms("turpe")).toEqual(["TURPE"]);
    expect(terms("segment")[0]).toBe("Segment C1 à C5");
    expect(terms("exonération")).toEqual(["Exonération d’accise"]);
    expect(terms("acheminement")).toContain("TURPE");
    expect(terms(" ")).toEqual([]);
    expect(terms("?")).toEqual([]);
  });
});
