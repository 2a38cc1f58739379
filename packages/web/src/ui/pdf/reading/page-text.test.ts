import { expect, it } from "vitest";
import { readPageText } from "./page-text.ts";

const begin = (id: string | null, tag = "P") => ({ type: "beginMarkedContentProps", id, tag });
const end = { type: "endMarkedContent" };
const text = (str: string, hasEOL = false) => ({ str, hasEOL });

it("gives each mark its text, its lines' ends as line feeds", () => {
  const { marked, unmarked } = readPageText([
    begin("a"),
    text("Le prix", true),
    text("est de 3 €."),
    end,
    begin("b"),
    text("Fin"),
    end,
  ]);
  expect([...marked]).toEqual([
    ["a", "Le prix\nest de 3 €."],
    ["b", "Fin"],
  ]);
  expect(unmarked).toBe("");
});

it("gives a mark what stands in a nameless one within it", () => {
  const { marked } = readPageText([
    begin("a"),
    text("Le "),
    begin(null, "Span"),
    text("mot"),
    end,
    text("."),
    end,
  ]);
  expect(marked.get("a")).toBe("Le mot.");
});

it("sets aside the foot of the page, even within a mark, and what is in it", () => {
  const { marked, aside, unmarked } = readPageText([
    begin("a"),
    text("Texte"),
    begin(null, "Artifact"),
    text("Page 1"),
    begin("b"),
    text(" / 2"),
    end,
    end,
    end,
  ]);
  expect([...marked]).toEqual([["a", "Texte"]]);
  expect(aside).toBe("Page 1 / 2");
  expect(unmarked).toBe("");
});

it("says what no mark holds, but for spaces", () => {
  expect(readPageText([text(" "), begin("a"), text("x"), end, text("", true)]).unmarked).toBe("");
  expect(readPageText([begin("a"), text("x"), end, text("un mot")]).unmarked).toBe("un mot");
});
