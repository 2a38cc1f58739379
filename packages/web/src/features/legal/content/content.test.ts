import type { LegalPageName } from "@mec/api";
import { describe, expect, it } from "vitest";
import type { Block } from "../../../ui/prose/block.ts";
import { loadLegalPage } from "./index.ts";
import { legalSummaries } from "./summaries.ts";

function textsOfBlock(block: Block): readonly string[] {
  if (block.kind === "table") return [block.caption, ...block.headers, ...block.rows.flat()];
  return "text" in block ? [block.text] : block.items;
}

async function textsOf(name: LegalPageName): Promise<string[]> {
  const page = await loadLegalPage(name);
  const sections = page.sections.flatMap((section) => [
    section.heading,
    ...section.blocks.flatMap(textsOfBlock),
  ]);
  return [page.title, page.summary, ...sections];
}

describe("legal pages", () => {
  it.each(Object.values(legalSummaries))("$name loads whole, in French typography", async ({ name }) => {
    expect((await loadLegalPage(name)).name).toBe(name);
    const texts = await textsOf(name);
    expect(
      texts.filter((text) => / [;:!?»]|«[^\u00a0\u202f]|[\p{L}»][;!?]|'|"|undefined|XXX|\{\{/u.test(text)),
    ).toEqual([]);
  });

  it("say how long the consent holds and how long curves are kept", async () => {
    const texts = (await textsOf("privacy")).join("\n");
    expect(texts).toMatch(/Il vaut \*\*12\u00a0mois\*\*/);
    expect(texts).toMatch(/24\u00a0mois après réception/);
    expect(texts).toMatch(/retirer à tout moment/);
    expect(texts).toMatch(/CNIL/);
  });

  it("name every cookie and every key kept in the browser", async () => {
    const texts = (await textsOf("cookies")).join("\n");
    for (const name of ["Cookie de session", "XSRF-TOKEN", "userType"]) expect(texts).toContain(name);
  });

  it("claim partial conformity and nothing more", async () => {
    const texts = (await textsOf("accessibility")).join("\n");
    expect(texts).toContain("conformité partielle");
    expect(texts).not.toMatch(/conformité totale|totalement conforme/);
  });
});
