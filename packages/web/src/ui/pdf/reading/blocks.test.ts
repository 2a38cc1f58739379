import { describe, expect, it } from "vitest";
import { type Block, blocksOf, goesOnFrom, type Tag } from "./blocks.ts";

/** A page made of tags whose leaves are their texts; `other` is a tag of another page. */
type Child = Tag | string;
const other: Tag = { role: "P", children: [] };

function page() {
  const marked = new Map<string, string>();
  const content = (text: string) => {
    const id = `mc${marked.size}`;
    marked.set(id, text);
    return { type: "content", id };
  };
  const tag = (role: string, ...children: readonly Child[]): Tag => ({
    role,
    children: children.map((child) => (typeof child === "string" ? content(child) : child)),
  });
  const read = (children: readonly Child[], rest: { aside?: string; unmarked?: string } = {}): Block[] =>
    blocksOf(tag("Document", ...children), { marked, aside: "", unmarked: "", ...rest });
  return { tag, read, marked };
}

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

describe("a page's tags", () => {
  it("make titles and paragraphs, their lines joined", () => {
    const { tag, read } = page();
    expect(
      read([tag("H1", "Bulletin"), tag("H2", "Article 1 –\n", "Objet"), tag("P", "Le texte", "\nva.")]),
    ).toEqual([
      { kind: "heading", level: 1, text: "Bulletin" },
      { kind: "heading", level: 2, text: "Article 1 – Objet" },
      paragraph("Le texte va."),
    ]);
  });

  it("are read through what only holds them together", () => {
    const { tag, read } = page();
    expect(
      read([tag("Sect", tag("Part", tag("P", "Un ", tag("Span", "mot"), ".")), tag("Title", "Deux"))]),
    ).toEqual([paragraph("Un mot."), { kind: "heading", level: 1, text: "Deux" }]);
  });

  it("make lists, with their labels and the lists within", () => {
    const { tag, read } = page();
    const inner = tag("L", tag("LI", tag("Lbl", "–"), tag("LBody", "b")));
    expect(read([tag("L", tag("LI", tag("Lbl", "1."), tag("LBody", tag("P", "a"), inner)))])).toEqual([
      {
        kind: "list",
        items: [
          {
            label: "1.",
            blocks: [paragraph("a"), { kind: "list", items: [{ label: "–", blocks: [paragraph("b")] }] }],
          },
        ],
      },
    ]);
  });

  it("make tables, whose first row is their head when all of it is", () => {
    const { tag, read } = page();
    const row = tag("TR", tag("TD", "Prix"), tag("TD", " 3 €"));
    expect(
      read([tag("Table", tag("THead", tag("TR", tag("TH", "Quoi"), tag("TH", "Combien"))), row)]),
    ).toEqual([
      {
        kind: "table",
        head: ["Quoi", "Combien"],
        goesOn: false,
        rows: [
          [
            { isHead: false, text: "Prix" },
            { isHead: false, text: "3\u00a0€" },
          ],
        ],
      },
    ]);
  });

  it("make rows with a head of their own", () => {
    const { tag, read } = page();
    expect(read([tag("Table", tag("TR", tag("TH", "Nom"), tag("TD", "Zoé")))])).toEqual([
      {
        kind: "table",
        head: [],
        goesOn: false,
        rows: [
          [
            { isHead: true, text: "Nom" },
            { isHead: false, text: "Zoé" },
          ],
        ],
      },
    ]);
  });

  it("make groups and figures", () => {
    const { tag, read } = page();
    const figure = { ...tag("Figure", ""), alt: "Nom dessiné par Zoé" };
    expect(read([tag("Div", tag("P", "Le participant"), figure), tag("Div")])).toEqual([
      {
        kind: "group",
        blocks: [paragraph("Le participant"), { kind: "figure", alt: "Nom dessiné par Zoé" }],
      },
    ]);
  });
});

describe("what goes on from one page to the next", () => {
  const headless = (alt?: string): Tag => ({ role: "TH", children: [], ...(alt ? { alt } : {}) });
  const kept = (head: Tag, aside: string) => {
    const { tag, read } = page();
    return read([tag("Table", tag("TR", head), tag("TR", other), tag("TR", tag("TD", "Zoé")))], { aside });
  };
  const rows = [[{ isHead: false, text: "Zoé" }]];

  it("has the rows of this page only, and says the head that is drawn again", () => {
    expect(kept(headless("Nom entier"), "Nom\nentier Page 2")).toEqual([
      { kind: "table", head: ["Nom entier"], goesOn: true, rows },
    ]);
  });

  it("says no head that the page does not draw", () => {
    expect(kept(headless("Autre"), "Nom")).toEqual([{ kind: "table", head: [], goesOn: true, rows }]);
    expect(kept(headless(), "Nom")).toEqual([{ kind: "table", head: [], goesOn: true, rows }]);
  });

  it("has the items of this page only, and no list nor table without any", () => {
    const { tag, read } = page();
    const item = tag("LI", tag("LBody", "b"));
    expect(
      read([tag("L", tag("LI", other), item), tag("L", tag("LI", other)), tag("Table", tag("TR", other))]),
    ).toEqual([{ kind: "list", items: [{ label: "", blocks: [paragraph("b")] }] }]);
  });
});

describe("the text that a file gives beside its letters", () => {
  const read = (alt: string) => {
    const { tag, read: readAll } = page();
    return readAll([{ ...tag("P", "0a1b", "\n2c3d"), alt }]);
  };
  it("tells the spaces", () => expect(read("0a1b2c3d")).toEqual([paragraph("0a1b2c3d")]));
  it("is not believed when it says something else", () =>
    expect(read("0a1b2c3d, gratuit")).toEqual([paragraph("0a1b 2c3d")]));
});

describe("what the tags forget", () => {
  it("is read last, never left out", () => {
    const { tag, read, marked } = page();
    const tagged = tag("P", "Premier");
    marked.set("forgotten", "Oublié");
    expect(read([tagged], { unmarked: "Sans marque" })).toEqual([
      paragraph("Premier"),
      paragraph("Oublié"),
      paragraph("Sans marque"),
    ]);
  });

  it("is all of a page without tags", () => {
    const text = { marked: new Map([["a", "Un\nmot"]]), aside: "Page 1", unmarked: "" };
    expect(blocksOf(null, text)).toEqual([paragraph("Un mot")]);
  });

  it("is not the decoration", () => {
    const { tag, read } = page();
    expect(read([tag("Artifact", "Page 1"), tag("P", "Texte")])).toEqual([paragraph("Texte")]);
  });
});

it("a page that begins within a sentence goes on from the one before; a new article or a list does not", () => {
  expect(goesOnFrom([paragraph("du contrat de vente. Ensuite, rien.")])).toBe(true);
  for (const block of [paragraph("Le contrat."), { kind: "heading", level: 2, text: "article" } as const])
    expect(goesOnFrom([block])).toBe(false);
  expect(goesOnFrom([])).toBe(false);
});
