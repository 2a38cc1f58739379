import { accordDurationText, curveReadersText } from "@mec/domain/point";
import { costOfDocuments, formatAmount, prices, serviceGroups } from "@mec/domain/service";
import { exemptionDoubt, exemptionSource } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { type GlossaryEntry, glossary } from "../../../parts/faq/glossary.ts";
import { safety, safetyFor } from "../../../parts/faq/safety.ts";
import type { Block } from "../../../ui/prose/block.ts";
import { searchArticles } from "../search-articles.ts";
import type { Article } from "./article.ts";
import { loadArticleTexts } from "./article-texts.ts";
import { example } from "./household-example.ts";
import { articleSummaries, loadArticle } from "./index.ts";
import { exemption } from "./law-figures.ts";

const promisedSlugs = [
  "quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective",
  "quelles-sont-mes-obligations-en-tant-que-consommateur",
  "est-ce-que-je-devrais-changer-de-fournisseur-delectricite",
  "pourquoi-un-porteur-de-projet-integre-ou-refuse-des-consommateurs-dans-une-autoconsommation-collective",
  "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet",
  "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations",
];

const slugs = articleSummaries.map((summary) => summary.slug);

async function requireArticle(slug: string): Promise<Article> {
  const article = await loadArticle(slug);
  if (article === null) throw new Error(`no article ${slug}`);
  return article;
}

function cells(block: Block): readonly string[] {
  return block.kind === "table" ? [block.caption, ...block.headers, ...block.rows.flat()] : [];
}

function prose(block: Block): readonly string[] {
  if (block.kind === "table") return [];
  return "text" in block ? [block.text] : block.items;
}

const proseOf = (article: Article) => article.sections.flatMap((section) => section.blocks.flatMap(prose));

const textsOf = (article: Article) => [
  article.title,
  article.summary,
  ...article.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(cells)]),
  ...proseOf(article),
];

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A sentence ends at a full stop, a question or exclamation mark, or the end of its paragraph or item. */
const sentencesOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter((sentence) => wordCount(sentence) > 0);

const typographicFaults: readonly [string, RegExp][] = [
  ["an ordinary space before ; : ! ? or »", / [;:!?»]/],
  ["no space before ; ! ?", /[\p{L}\d)»*][;!?]/u],
  ["no space before a colon", /[\p{L})»*]:/u],
  ["an ordinary space or none after «", /«[^\u00a0\u202f]/],
  ["a straight apostrophe", /'/],
  ["a straight quotation mark", /"/],
  ["a number parted from its unit", /\d (?:€|%|kWh|kWc|kVA|km|MW|kW)(?!\p{L})/u],
  ["an unclosed bold", /^(?:[^*]|\*\*[^*]+\*\*)*\*\*[^*]*$/],
];

function faultsOf(text: string): string[] {
  return typographicFaults.filter(([, pattern]) => pattern.test(text)).map(([fault]) => `${fault}: ${text}`);
}

describe("articles of the help centre", () => {
  it("have one slug each, and those of the public site", () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThanOrEqual(14);
    expect(slugs).toEqual(expect.arrayContaining(promisedSlugs));
  });

  it("speak to consumers, producers and project owners", () => {
    expect(new Set(articleSummaries.map((summary) => summary.audience))).toEqual(
      new Set(["consumer", "producer", "owner"]),
    );
  });

  it.each(["inconnu", "", "toString", "../operator"])(
    "are null when no article is called %j",
    async (slug) => {
      expect(await loadArticle(slug)).toBeNull();
    },
  );

  describe.each(slugs)("%s", (slug) => {
    it("loads under its own name, with something in every section", async () => {
      const article = await requireArticle(slug);
      expect(article.slug).toBe(slug);
      expect(article.title).toMatch(/\?$/);
      expect(article.updated).toMatch(/^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/);
      for (const section of article.sections) expect(section.blocks.length).toBeGreaterThan(0);
    });

    it("sends on to other articles that exist", async () => {
      const { related } = await requireArticle(slug);
      expect(related.length).toBeGreaterThan(0);
      expect(related).not.toContain(slug);
      expect(slugs).toEqual(expect.arrayContaining([...related]));
    });

    it("keeps sentences short and says truly how long it takes to read", async () => {
      const article = await requireArticle(slug);
      const sentences = sentencesOf(proseOf(article));
      const mean = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0) / sentences.length;
      expect(mean).toBeLessThanOrEqual(15);
      const words = textsOf(article).reduce((sum, text) => sum + wordCount(text), 0);
      expect(Math.abs(article.readingMinutes - words / 200)).toBeLessThanOrEqual(0.75);
    });

    it("follows French typography", async () => {
      expect(textsOf(await requireArticle(slug)).flatMap(faultsOf)).toEqual([]);
    });

    it("has tables whose rows are as wide as their head", async () => {
      const { sections } = await requireArticle(slug);
      for (const block of sections.flatMap((section) => section.blocks)) {
        if (block.kind !== "table") continue;
        for (const row of block.rows) expect(row).toHaveLength(block.headers.length);
      }
    });
  });
});

it("the help on data says who is shown a curve in the words of the accord that is signed", async () => {
  const article = await requireArticle("comment-sont-protegees-mes-donnees-de-consommation");
  expect(proseOf(article)).toContain(curveReadersText("l’association (PMO)"));
});

it("the help on data says how long a meter is read, for the study as for the accord that is signed", async () => {
  const article = await requireArticle("comment-sont-protegees-mes-donnees-de-consommation");
  expect(proseOf(article)).toContain(accordDurationText("l’association (PMO)"));
  for (const said of [article.summary, proseOf(article).join(" ")]) {
    expect(said).toMatch(/12\u00a0mois/);
    expect(said).toContain("tant que vous participez");
    expect(said).not.toMatch(/douze mois au plus|n’y change rien/);
  }
});

it("the help on what it costs takes its figures from the services' prices", async () => {
  const article = await requireArticle("combien-coute-la-plateforme");
  const texts = textsOf(article).join(" ");
  for (const group of serviceGroups) {
    expect(texts).toContain(formatAmount(prices[group].usage.amountExclTax, "professional"));
  }
  expect(texts).toContain(formatAmount(costOfDocuments({ consumers: 1 }), "professional"));
});

it("the help says of off-peak hours what is lost there, with the figures of the tables", async () => {
  const article = await requireArticle("que-change-l-autoconsommation-collective-a-ma-facture");
  const told = proseOf(article).join(" ");
  expect(told).not.toContain("parfois nul");
  for (const figure of Object.values(example.offPeak)) expect(told).toContain(figure);
});

it("the help says of who signs one truth: the holder of the contract, or whom he has empowered", async () => {
  const [documents, two] = await Promise.all(
    ["quels-documents-faut-il-signer", "nous-sommes-deux-qui-signe"].map(requireArticle),
  );
  expect(documents && proseOf(documents).join(" ")).toContain("ou une personne qu’il a habilitée");
  expect(two && proseOf(two).join(" ")).toContain("ou habilité par lui");
});

it("the help promises to nobody that local energy is cheaper: it says when, with the figures of the tables", async () => {
  for (const { summary } of articleSummaries) expect(summary).not.toMatch(/(?<!souvent )moins chère?s?\b/u);
  const article = await requireArticle("que-change-l-autoconsommation-collective-a-ma-facture");
  const [first, ...others] =
    article.sections.find(({ heading }) => heading.startsWith("Est-ce moins cher"))?.blocks ?? [];
  expect(others).toEqual([]);
  const told = first ? prose(first).join(" ") : "";
  expect(told).toMatch(/^Souvent, mais pas toujours/u);
  for (const figure of [
    example.ceiling,
    example.ceilingWithExcise,
    example.participation,
    exemption.announcedEnd,
  ])
    expect(told).toContain(figure);
});

it("who announces the end of the exemption is named in the help and behind the figures, once in an article, and not beside each sum", async () => {
  expect(exemptionDoubt()).not.toContain(exemption.announcedBy);
  expect(exemptionSource()).toContain(exemption.announcedBy);
  const told = await Promise.all(slugs.map(async (slug) => proseOf(await requireArticle(slug))));
  const naming = told.map(
    (texts) => texts.filter((text) => text.includes(`(${exemption.announcedBy})`)).length,
  );
  expect(Math.max(...naming)).toBe(1);
  const saying = told.flat().filter((text) => /une source|annonce la fin/iu.test(text));
  expect(saying.length).toBeGreaterThan(1);
  for (const text of saying) expect(text).toContain(`(${exemption.announcedBy})`);
});

describe("whether joining is safe", () => {
  it("is answered where one decides: supplier, supply, data, leaving, and who answers", () => {
    expect(safety.map(({ title }) => title)).toEqual([
      "Votre fournisseur reste.",
      "Ni coupure, ni travaux.",
      "Vos données sont à vous.",
      "Vous pouvez partir.",
      "Quelqu’un vous répond.",
    ]);
    expect(safety.flatMap(({ title, text }) => [title, text]).flatMap(faultsOf)).toEqual([]);
  });

  it("leads to an article that exists for each answer, and says no more than 25 words", () => {
    expect(slugs).toEqual(expect.arrayContaining(safety.map(({ article }) => article)));
    // A business has no days to retract.
    expect(
      safetyFor(true)
        .map(({ text }) => text)
        .join(),
    ).not.toContain("particulier");
    for (const { text } of [...safety, ...safetyFor(true)]) expect(wordCount(text)).toBeLessThanOrEqual(25);
  });
});

it("the help on leaving says what the page does: a button tells the owner, and a letter ends what is signed", async () => {
  const article = await requireArticle("comment-partir-ou-resilier");
  const told = proseOf(article).join(" ");
  expect(told).toContain("le bouton avertit le porteur, et une lettre met fin à vos papiers");
  expect(told).not.toContain("Tout se fait");
});

it("who would end his purchase contract has a letter to his buyer, which asks and ends nothing, with what is known and who says it", async () => {
  const { sections } = await requireArticle("et-si-j-ai-deja-des-panneaux");
  const letter = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "letter");
  expect(letter).toMatchObject({ subject: expect.stringContaining("n° [numéro du contrat]") });
  const text = letter && "text" in letter ? letter.text : "";
  for (const asked of ["[date souhaitée]", "préavis", "indemnité", "surplus", "ne met pas fin"])
    expect(text).toContain(asked);
  const told = proseOf(await requireArticle("et-si-j-ai-deja-des-panneaux")).join(" ");
  for (const known of ["Enogrid", "Hespul", "6\u00a0octobre 2021", "agrégateur"])
    expect(told).toContain(known);
});

it("a local authority finds what its council votes by the word that it uses", async () => {
  const [first] = searchArticles(articleSummaries, "délibération", await loadArticleTexts());
  expect(first?.slug).toBe("comment-une-collectivite-participe-t-elle-a-une-operation");
});

it.each(["conjoint", "couple", "deux noms", "colocation", "colocataire"])(
  "two of one home find who signs by « %s »",
  async (search) => {
    const [first] = searchArticles(articleSummaries, search, await loadArticleTexts());
    expect(first).toMatchObject({ slug: "nous-sommes-deux-qui-signe", audience: "consumer" });
  },
);

it.each(["résilier", "résiliation", "rétracter", "rétractation", "impayé", "impayée", "partir"])(
  "who wants out, or cannot pay, finds how by « %s »",
  async (search) => {
    const found = searchArticles(articleSummaries, search, await loadArticleTexts());
    expect(found.map(({ slug }) => slug)).toContain("comment-partir-ou-resilier");
  },
);

it("the help on the steps does not call optional the meter that the accord needs", async () => {
  const told = proseOf(
    await requireArticle("quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective"),
  ).join(" ");
  expect(told).not.toContain("si vous le voulez");
  expect(told).toContain("L’étude peut s’en passer, l’accord de participation non.");
});

describe("glossary", () => {
  const entries: readonly GlossaryEntry[] = Object.values(glossary);

  it.each(entries)("explains $term in at most 25 words, in French typography", (entry) => {
    expect(wordCount(entry.definition)).toBeLessThanOrEqual(25);
    expect([entry.term, entry.definition].flatMap(faultsOf)).toEqual([]);
  });

  it("points to articles that exist", () => {
    const linked = entries.flatMap((entry) => entry.article ?? []);
    expect(slugs).toEqual(expect.arrayContaining(linked));
  });
});

it("says that this site describes an association, and what a body of another form does outside", async () => {
  const told = proseOf(await requireArticle("qu-est-ce-qu-une-pmo")).join("\n");
  expect(told).toContain("Ici, la PMO se décrit comme une association");
  expect(told).toContain("prépare ses actes en dehors du site");
});
