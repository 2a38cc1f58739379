import { describe, expect, it } from "vitest";
import { renderMail } from "./mail-layout.ts";

const content = {
  title: "Bonjour",
  preheader: "En bref",
  paragraphs: ["Première ligne\nDeuxième ligne", { list: ["Un", "Deux"] }],
  action: { label: "Voir mon projet", url: "https://exemple.fr/project/1?a=1&b=2" },
  footer: "Pourquoi cet e-mail",
};

describe("a mail", () => {
  it("says the same in both forms", () => {
    const { html, text } = renderMail(content);
    for (const words of [
      "Bonjour",
      "Première ligne",
      "Deuxième ligne",
      "Un",
      "Deux",
      "Voir mon projet",
      "Pourquoi cet e-mail",
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain("\nhttps://exemple.fr/project/1?a=1&b=2\n");
    expect(html).toContain('href="https://exemple.fr/project/1?a=1&amp;b=2"');
  });

  it("is French, stands dark mode, asks the network for nothing and stays small", () => {
    const { html } = renderMail(content);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toMatch(/<img|<link|<script|url\(/);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it("breaks an address that is longer than a phone is wide, and no word of the sentence before it", () => {
    const { html } = renderMail(content);
    expect(html.match(/<a [^>]*word-break:break-all/gu)).toHaveLength(1);
    expect(html).not.toMatch(/<p [^>]*word-break/u);
  });

  it("escapes everything that is given", () => {
    const hostile = `<script>alert("1")</script> & 'moi'`;
    const { html, text } = renderMail({
      title: hostile,
      preheader: hostile,
      paragraphs: [hostile, { list: [hostile] }],
      action: { label: hostile, url: `https://exemple.fr/"onclick="x` },
      footer: hostile,
    });
    expect(html).not.toContain("<script>");
    expect(html).not.toContain('"onclick="');
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;moi&#39;");
    expect(text).toContain(hostile);
  });
});
