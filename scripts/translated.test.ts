import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const web = fileURLToPath(new URL("../packages/web/src", import.meta.url));

/** Attributes that are read aloud or shown, of our components and of the browser's elements. */
const shownAttributes =
  /^(label|title|placeholder|description|alt|aria-label|aria-description|text|hint|told)$/;
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** The literals that an expression shows as they are: both branches of a choice, but not a call's arguments. */
function shownLiterals(expression: ts.Node): ts.Node[] {
  if (ts.isStringLiteralLike(expression)) return [expression];
  if (ts.isTemplateExpression(expression)) {
    return [expression.head, ...expression.templateSpans.map(({ literal }) => literal)];
  }
  if (ts.isConditionalExpression(expression)) {
    return [...shownLiterals(expression.whenTrue), ...shownLiterals(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) return shownLiterals(expression.right);
  if (ts.isParenthesizedExpression(expression)) return shownLiterals(expression.expression);
  return [];
}

/** Properties that hold what is told: of a rule of ours, of a toast. */
const toldProperties = /^(error|message)$/;

function literalsShownBy(node: ts.Node): ts.Node[] {
  if (ts.isPropertyAssignment(node)) {
    return toldProperties.test(node.name.getText()) ? shownLiterals(node.initializer) : [];
  }
  if (ts.isJsxText(node)) return [node];
  if (ts.isJsxAttribute(node)) {
    if (!shownAttributes.test(node.name.getText()) || !node.initializer) return [];
    if (ts.isStringLiteral(node.initializer)) return [node.initializer];
    return ts.isJsxExpression(node.initializer) && node.initializer.expression
      ? shownLiterals(node.initializer.expression)
      : [];
  }
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
  return isChild && node.expression ? shownLiterals(node.expression) : [];
}

/** The words of a file that stay French for readers of another language. */
function untranslated(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    for (const literal of literalsShownBy(node)) {
      const text = (literal as ts.LiteralLikeNode).text;
      if (hasWords(text)) found.push(`${file}: ${text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

describe("what the web app shows", () => {
  it("goes through t(), whatever the reader's language", () => {
    const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    expect(files.flatMap((file) => untranslated(file, readFileSync(join(web, file), "utf8")))).toEqual([]);
  });

  it.each([
    ["<p>Bonjour</p>", ["Bonjour"]],
    ['<Field label="Votre nom" />', ["Votre nom"]],
    ['<p>{isOpen ? "Ouvert" : t("Fermé")}</p>', ["Ouvert"]],
    [`<p>{count > 1 && \`\${count} voisins\`}</p>`, ["voisins"]],
    [`<p aria-label={\`Page \${page}\`}>{t(label)}</p>`, ["Page"]],
    ['<p className="wide">{t("Bonjour")}</p>', []],
    ['z.literal(true, { error: "Cochez la case." })', ["Cochez la case."]],
    ['notify({ message: isDone ? "C’est fait" : t("Pas encore") })', ["C’est fait"]],
    ['z.literal(true, { error: () => t("Cochez la case.") })', []],
  ])("finds what is left out in %s", (source, words) => {
    expect(untranslated("planted.tsx", source)).toEqual(words.map((word) => `planted.tsx: ${word}`));
  });
});
