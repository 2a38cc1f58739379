import { escapeHtml } from "../html.ts";
import { inert, inertHtml, quotedLines } from "./mail-quote.ts";

interface Link {
  readonly label: string;
  readonly url: string;
}

/**
 * A paragraph, a list of short lines, a text written by somebody else, or a list of links. Plain text: the
 * layout escapes it, and only a `url` becomes a link, whoever typed the rest.
 */
export type MailParagraph =
  | string
  | { readonly list: readonly string[] }
  | { readonly quote: string }
  | { readonly links: readonly Link[] };

export interface MailContent {
  readonly title: string;
  /** The line that a mailbox shows beside the subject. */
  readonly preheader?: string;
  readonly paragraphs: readonly MailParagraph[];
  /** The one thing to do next. */
  readonly action?: Link;
  /** Why the person receives this mail, when not obvious. */
  readonly footer?: string;
  /** What a person who did not want it can do. */
  readonly footerLink?: Link;
}

const brand = "Mon énergie collective";

const plain = (text: string) => inertHtml(escapeHtml(text));
const withBreaks = (text: string) => plain(text).replaceAll("\n", "<br>");

/** Mailboxes ignore most style sheets: styles are inline, and the sheet only adapts a dark mailbox. */
const darkMode = `@media (prefers-color-scheme: dark) {
  body, .page { background: #16201b !important; }
  .card { background: #1f2b25 !important; border-color: #33443b !important; }
  h1, p, li, a, blockquote { color: #e9f1ec !important; }
  .quiet { color: #a9b8af !important; }
}`;

const textStyle = "margin:0 0 16px;font-size:16px;line-height:1.5;color:#22302a";

function paragraphHtml(paragraph: MailParagraph): string {
  if (typeof paragraph === "string") return `<p style="${textStyle}">${withBreaks(paragraph)}</p>`;
  if ("quote" in paragraph) {
    return `<blockquote style="${textStyle};padding:4px 0 4px 16px;border-left:3px solid #c9d1cb;overflow-wrap:anywhere">${withBreaks(paragraph.quote)}</blockquote>`;
  }
  const lines =
    "links" in paragraph
      ? paragraph.links.map(
          ({ label, url }) =>
            `${withBreaks(label)}\u00a0: <a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`,
        )
      : paragraph.list.map(withBreaks);
  const items = lines.map((line) => `<li style="margin:0 0 4px;overflow-wrap:anywhere">${line}</li>`);
  return `<ul style="${textStyle};padding-left:24px">${items.join("")}</ul>`;
}

function actionHtml({ label, url }: NonNullable<MailContent["action"]>): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1b6b45;color:#ffffff !important;font-weight:600;text-decoration:none">${plain(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#5b6961">Si le bouton ne fonctionne pas, copiez ce lien\u00a0: <a class="quiet" href="${href}" style="color:#5b6961;word-break:break-all">${href}</a></p>`;
}

function html({ title, preheader, paragraphs, action, footer, footerLink }: MailContent): string {
  const hidden = "display:none;max-height:0;overflow:hidden";
  const quiet = "margin:0 0 8px;font-size:14px;line-height:1.5;color:#5b6961";
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(inert(title))}</title>
<style>${darkMode}</style>
</head>
<body style="margin:0;background:#f5f6f3;font-family:Inter,Helvetica,Arial,sans-serif">
${preheader ? `<div style="${hidden}">${plain(preheader)}</div>` : ""}
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f3">
<tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e1e5df;border-radius:12px;text-align:left">
<tr><td style="padding:32px 28px 16px">
<p class="quiet" style="margin:0 0 16px;font-size:14px;font-weight:600;color:#1b6b45">${brand}</p>
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#22302a">${plain(title)}</h1>
${paragraphs.map(paragraphHtml).join("\n")}
${action ? actionHtml(action) : ""}
</td></tr>
<tr><td style="padding:0 28px 24px">
${footer ? `<p class="quiet" style="${quiet}">${withBreaks(footer)}</p>` : ""}
${footerLink ? `<p class="quiet" style="${quiet}"><a class="quiet" href="${escapeHtml(footerLink.url)}" style="color:#5b6961">${plain(footerLink.label)}</a></p>` : ""}
<p class="quiet" style="${quiet}">${brand}, la plateforme de l’autoconsommation collective. Cet e-mail est envoyé automatiquement.</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

const linkText = ({ label, url }: Link): string => `${inert(label)}\u00a0:\n${url}`;

function paragraphText(paragraph: MailParagraph): string {
  if (typeof paragraph === "string") return inert(paragraph);
  if ("quote" in paragraph) return quotedLines(paragraph.quote);
  if ("links" in paragraph) return paragraph.links.map((link) => `- ${linkText(link)}`).join("\n");
  return paragraph.list.map((line) => `- ${inert(line)}`).join("\n");
}

function text({ title, paragraphs, action, footer, footerLink }: MailContent): string {
  return [
    inert(title),
    ...paragraphs.map(paragraphText),
    ...(action ? [linkText(action)] : []),
    ...(footer ? [inert(footer)] : []),
    ...(footerLink ? [linkText(footerLink)] : []),
    `--\n${brand}`,
  ].join("\n\n");
}

/** A mail in its two forms, with the same content. Everything given is escaped, and no text becomes a link. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: html(content), text: text(content) };
}
