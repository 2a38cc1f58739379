import { formatDateTime } from "@mec/domain/shared";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { type MailSummary, mailbox, type StoredMail } from "../gateways/mail/index.ts";
import { escapeHtml } from "../html.ts";

const style = `
  :root { color-scheme: light dark; font-family: Inter, system-ui, sans-serif; line-height: 1.5; }
  body { max-width: 720px; margin: 0 auto; padding: 24px 16px; }
  ol { list-style: none; padding: 0; }
  li { border-bottom: 1px solid #8886; padding: 12px 0; }
  .quiet { opacity: .75; font-size: 14px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid #8886; border-radius: 8px; }
  iframe { width: 100%; height: 640px; border: 1px solid #8886; border-radius: 8px; background: #fff; }
`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${content}</main></body></html>`;

const summaryHtml = ({ name, subject, to, sentAt }: MailSummary) =>
  `<li><a href="/dev/mailbox/${encodeURIComponent(name)}">${escapeHtml(subject)}</a>
<div class="quiet">À ${escapeHtml(to)}, le ${formatDateTime(sentAt)}</div></li>`;

function listPage(mails: readonly MailSummary[]): string {
  const empty = "<p>Aucun e-mail pour le moment. Ceux que la plateforme écrit apparaîtront ici.</p>";
  const list = mails.length === 0 ? empty : `<ol>${mails.map(summaryHtml).join("")}</ol>`;
  return page(
    "Boîte aux lettres de développement",
    `<h1>Boîte aux lettres de développement</h1>
<p class="quiet">Aucun serveur d’envoi n’est configuré\u00a0: les e-mails sont gardés ici, du plus récent au plus ancien.</p>${list}`,
  );
}

/** The mail's own HTML is shut in a frame without any right but that of opening its links in a new tab. */
function mailPage({ subject, to, sentAt, html, text }: StoredMail): string {
  return page(
    subject,
    `<p><a href="/dev/mailbox">Tous les e-mails</a></p><h1>${escapeHtml(subject)}</h1>
<p class="quiet">À ${escapeHtml(to)}, le ${formatDateTime(sentAt)}</p>
<iframe title="L’e-mail mis en page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html.replace("<head>", '<head><base target="_blank">'))}"></iframe>
<h2>Version texte</h2><pre>${escapeHtml(text)}</pre>`,
  );
}

/** Shows the mails that were written, where no SMTP server is configured to send them. */
export function registerDevMailbox(app: FastifyInstance, { config }: Pick<Deps, "config">): void {
  if (config.smtpUrl) return;
  const mails = mailbox(config.dataDir);
  const answers = { "cache-control": "no-store", "content-type": "text/html; charset=utf-8" };

  app.get("/dev/mailbox", async (_, reply) => reply.headers(answers).send(listPage(await mails.list())));

  app.get<{ Params: { name: string } }>("/dev/mailbox/:name", async (request, reply) => {
    const mail = await mails.read(request.params.name);
    return mail ? reply.headers(answers).send(mailPage(mail)) : reply.callNotFound();
  });
}
