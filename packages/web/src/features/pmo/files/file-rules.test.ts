import { maxPmoFileBytes } from "@mec/domain/pmo";
import { describe, expect, it } from "vitest";
import { refusalBefore, sizeText } from "./file-rules.ts";

describe("a file to send", () => {
  it.each([
    ["statuts.pdf", 1],
    ["Statuts SIGNÉS.PDF", maxPmoFileBytes],
    ["règlement.v2.docx", 20_000],
    ["statuts.odt", 20_000],
  ])("%s of %d bytes is left to the server", (name, size) => {
    expect(refusalBefore({ name, size })).toBeNull();
  });

  it.each([
    ["statuts.pdf", 0, "vide"],
    ["statuts.pdf", maxPmoFileBytes + 1, "10\u00a0Mo"],
    ["statuts.doc", 20_000, "PDF, DOCX ou ODT"],
    ["statuts.pdf.exe", 20_000, "PDF, DOCX ou ODT"],
    ["statuts", 20_000, "PDF, DOCX ou ODT"],
  ])("%s of %d bytes is refused at once", (name, size, why) => {
    expect(refusalBefore({ name, size })).toContain(why);
  });
});

describe("the size of a file", () => {
  it.each([
    [12, "1\u00a0ko"],
    [348_160, "340\u00a0ko"],
    [1_258_291, "1,2\u00a0Mo"],
  ])("of %d bytes reads %s", (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
