import { describe, expect, it } from "vitest";
import type { Block } from "../../../ui/prose/block.ts";
import { legalPages, loadLegalPage } from "./index.ts";
import type { LegalPage } from "./legal-page.ts";

async function requirePage(slug: string): Promise<LegalPage> {
  const page = await loadLegalPage(slug);
  if (page === null) throw new Error(`no page ${slug}`);
  return page;
}

function textsOfBlock(block: Block): readonly string[] {
  if (block.kind === "table") return [block.caption, ...block.headers, ...block.rows.flat()];
  return "text" in block ? [block.text] : block.items;
}

async function textsOf(slug: string): Promise<string[]> {
  const page = await requirePage(slug);
  const sections = page.sections.flatMap((section) => [
    section.heading,
    ...section.blocks.flatMap(textsOfBlock),
  ]);
  return [page.title, page.summary, ...sections];
}

describe("legal pages", () => {
  it("are null when no page has that name", async () => {
    expect(await loadLegalPage("inconnue")).toBeNull();
    expect(await loadLegalPage("constructor")).toBeNull();
  });

  it.each(legalPages.map((page) => page.slug))("%s loads whole, in French typography", async (slug) => {
    expect((await requirePage(slug)).slug).toBe(slug);
    const texts = await textsOf(slug);
    expect(
      texts.filter((text) => / [;:!?»]|«[^\u00a0\u202f]|[\p{L}»][;!?]|'|"|undefined|XXX|\{\{/u.test(text)),
    ).toEqual([]);
  });

  it("say how long the consent holds and how long curves are kept", async () => {
    const texts = (await textsOf("politique-de-confidentialite")).join("\n");
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
    const texts = (await textsOf("accessibilite")).join("\n");
    expect(texts).toContain("conformité partielle");
    expect(texts).not.toMatch(/conformité totale|totalement conforme/);
  });
});
