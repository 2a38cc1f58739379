import { expect } from "vitest";
import type { Mail } from "../src/gateways/mail/port.ts";

const linkable = /:\/\/|[\p{L}\p{N}-][.。．｡][\p{L}\p{N}]|@[\p{L}\p{N}]/u;

/** The address of a mailbox, which a plain text keeps whole (0031): it leads to a letter that one writes. */
const mailbox = /[\w.%+-]{1,64}@(?:[a-z\d-]+\.)+[a-z]{2,24}/giu;

/** An address in a plain text is whole: a sign that does not show in it would be copied with it. */
function expectWholeAddresses(subject: string, text: string): void {
  for (const [address] of text.replaceAll("\u200b", "").matchAll(mailbox))
    expect(text, `${subject}: ${address}`).toContain(address);
}

/** A mail links to nothing but the platform, at this address, and holds no markup that somebody typed. */
export function expectHarmless({ subject, html, text }: Mail, ours: string): void {
  expectWholeAddresses(subject, text);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
  for (const url of links) expect(url.startsWith(`${ours}/`), `${subject}: ${url}`).toBe(true);
  let withoutLinks = text.replaceAll(mailbox, " ");
  for (const url of links) withoutLinks = withoutLinks.replaceAll(url, "");
  expect(withoutLinks).not.toMatch(linkable);
  expect(subject.replaceAll(mailbox, " ")).not.toMatch(linkable);
  expect(html).not.toMatch(/<b>|<\/b>/);
  const titled = html.replace(/<title>[^<]*/u, (title) => title.replaceAll(mailbox, " "));
  const shown = titled.replace(/<[^>]*>/g, " ").replace(/@media/g, "");
  expect(links.reduce((rest, url) => rest.replaceAll(url.replaceAll("&", "&amp;"), ""), shown)).not.toMatch(
    linkable,
  );
}
