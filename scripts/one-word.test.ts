import ts from "typescript";
import { describe, expect, it } from "vitest";
import { breaches, codeIn, type Rule, type Source, sourceFolders, sources } from "./sources.ts";

/** The comments before and after a node, in one line. */
const commentsAt = (text: string, node: ts.Node): string =>
  [
    ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
  ]
    .map(({ pos, end }) =>
      text
        .slice(pos, end)
        .replace(/^\/\/\s*/, "")
        .replace(/\s*\n[\s*]*/g, " "),
    )
    .join(" ");

/**
 * Every source, tests too: what it names, which is its own path, its identifiers, and of a property what it belongs to; and
 * what its comments say.
 */
function namesIn({ file, text }: Source): Source {
  const names = [file];
  const ofTheKit = /import \{([^}]*)\} from "@mantine\/core"/.exec(text)?.[1]?.split(/[\s,]+/) ?? [];
  const visit = (node: ts.Node): void => {
    names.push(commentsAt(text, node));
    if (ts.isPropertyAccessExpression(node))
      names.push(`${ts.isIdentifier(node.expression) ? node.expression.text : ""}.${node.name.text}`);
    else if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  if (/paper/i.test(text)) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return { file, text: names.filter((name) => !ofTheKit.includes(name)).join("\n") };
}

/** Decision 0088. */
const oneWord: Rule = {
  says: "calls paper only what all have signed, and what is paper",
  // Two operations are named in the published description; `ink.paper` is the colour of drawings.
  forbidden: /(?<!signed[-_ ]?|(?:list|get)Mailed|ink\.|\bon )paper(?!-sizes)/i,
  but: [
    // The library's sheet, and the colour.
    "packages/web/src/ui/theme.ts",
    "packages/web/src/ui/illustrations/palette.ts",
    // Words of the wire.
    "packages/domain/src/overview/steps.ts",
    "packages/domain/src/project/stage-explanation.ts",
    "packages/domain/src/project/stage-words.ts",
    "packages/web/src/features/project/owner-landing/journey.tsx",
    "packages/web/src/features/overview/stage-bar.tsx",
  ],
  planted: [
    "const papers = [];",
    "interface PaperRow {}",
    "<PaperCard />",
    "row.paper",
    "judgePaper(file)",
    "/** The papers to sign. */\nexport const all = [];",
    "const all = []; // papers",
  ],
};

describe("the names and comments of all code", () => {
  const named = [...sourceFolders, "packages/server/test", "e2e", "bench", "chaos", "scripts"]
    .flatMap(codeIn)
    .map(namesIn);

  it("say paper only of what all have signed, and of what is paper", () => {
    expect(breaches(oneWord, named)).toEqual([]);
  });

  it.each(oneWord.planted)("are found when they do otherwise: %s", (text) => {
    expect(breaches(oneWord, [namesIn({ file: "packages/web/src/planted.tsx", text })])).toHaveLength(1);
  });

  it("are found in the name of a file too", () => {
    const file = "packages/server/src/uploads/judge-paper.ts";
    expect(breaches(oneWord, [namesIn({ file, text: "" })])).toEqual([file]);
  });

  it.each([
    "const signedPapers = await db.selectFrom(signed_paper);",
    "signedPaperCalls.listMailedPapers",
    "// signed on paper, or a signed\n// paper\nconst kept = 'papers';",
    'import { Paper } from "@mantine/core";\n<Paper />',
    "<rect fill={ink.paper} />",
  ])("may say it of these: %s", (text) => {
    expect(breaches(oneWord, [namesIn({ file: "packages/web/src/planted.tsx", text })])).toEqual([]);
  });

  it.each(oneWord.but ?? [])("have no exception that is not needed: %s", (file) => {
    const excepted = named.filter((source) => source.file === file);
    expect(breaches({ ...oneWord, but: [] }, excepted)).toEqual([file]);
  });
});

/** Decision 0181: "opération" is the law's word, for documents, owners and the grid operator. */
const projectNotOperation: Rule = {
  says: "calls a project a project where individuals read of it",
  forbidden: /opération/i,
  within:
    /^packages\/(web\/src\/(app\/layout|features\/(application\/(consumer|join)|signature|account|project\/(public-page|explore))|parts\/(application(?!\/move)|study))|server\/src\/features\/(application|signature)|domain\/src\/(application|signature))\//,
  but: [
    // Owners alone read these.
    "packages/server/src/features/application/refuse-outside.ts",
  ],
  planted: ["Vous participez à l’opération.", "Trouver une opération proche"],
};

describe("what individuals read", () => {
  it("speaks of projects and of sharing, and never of an operation", () => {
    expect(breaches(projectNotOperation, sources)).toEqual([]);
  });

  it.each(projectNotOperation.planted)("is found when it does otherwise: %s", (text) => {
    const file = "packages/web/src/parts/application/planted.ts";
    expect(breaches(projectNotOperation, [{ file, text }])).toEqual([file]);
  });

  it.each(projectNotOperation.but ?? [])("has no exception that is not needed: %s", (file) => {
    const excepted = sources.filter((source) => source.file === file);
    expect(breaches({ ...projectNotOperation, but: [] }, excepted)).toEqual([file]);
  });
});
