import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMail } from "./mail-layout.ts";
import { inert, quotedLines } from "./mail-quote.ts";

/** What mailboxes turn into a link: a scheme, a domain, an address. */
const linkable = /:\/\/|[\p{L}\p{N}-]\.[\p{L}\p{N}]|@[\p{L}\p{N}]/u;
const address = /[\w.%+-]{1,64}@(?:[a-z\d-]+\.)+[a-z]{2,24}/giu;
/** Without the addresses of mailboxes, which stay whole. */
const besideAddresses = (text: string) => text.replaceAll(address, " ");
const asRead = (text: string) => text.replaceAll("\u200b", "");

describe("what somebody typed, in a mail to somebody else", () => {
  it.each([
    "Remboursement EDF: https://evil.example/",
    "www.evil.example",
    "evil.example",
    "écrivez à moi@evil.example.",
    "HTTP://EVIL.EXAMPLE",
    "http://1.2.3.4/a.b",
    "évil.éxample",
  ])("%j reads the same and links nowhere", (text) => {
    expect(asRead(inert(text))).toBe(text);
    expect(besideAddresses(inert(text))).not.toMatch(linkable);
  });

  it("keeps the address of a mailbox whole, which is copied to write to it", () => {
    const said = "Écrivez à hugo.petit@exemple.fr, ou voyez www.exemple.fr.";
    expect(inert(said)).toContain("à hugo.petit@exemple.fr, ou");
    expect(inert(said)).not.toContain("www.exemple");
    const { html, text } = renderMail({ title: "Un message", paragraphs: [said] });
    expect(text).toContain("hugo.petit@exemple.fr");
    expect(html.replaceAll("<wbr>", "")).toContain("à hugo.petit@exemple.fr, ou");
    expect(html).not.toMatch(/exemple\.fr/u);
  });

  it("keeps it whole at the end of a sentence, too", () => {
    expect(inert("écrivez à Marc, marc.boeuf@exemple.fr. Ensuite.")).toContain(
      "marc.boeuf@exemple.fr. Ensuite",
    );
    expect(inert("marc.boeuf@exemple.fr.")).toBe("marc.boeuf@exemple.fr.");
  });

  it("holds for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(besideAddresses(inert(text))).not.toMatch(linkable);
        expect(asRead(inert(text))).toBe(asRead(text));
      }),
    );
  });

  it("is a quotation in both forms, escaped", () => {
    const quote = "Bonjour <b>vous</b>,\nvoyez https://evil.example";
    const { html, text } = renderMail({ title: "Un message", paragraphs: [{ quote }] });
    expect(text).toContain(quotedLines(quote));
    expect(text).toContain("> Bonjour <b>vous</b>,\n> voyez https:");
    expect(html).toMatch(/<blockquote[^>]*>Bonjour &lt;b&gt;vous&lt;\/b&gt;,<br>voyez/);
    expect(html + text).not.toContain("://evil");
    expect(html + text).not.toContain("evil.example");
  });
});
