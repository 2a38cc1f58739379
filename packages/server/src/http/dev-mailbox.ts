import { formatDateTime } from "@mec/domain/shared";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import { type MailSummary, mailbox, type StoredMail } from "../gateways/mail/index.ts";
import { escapeHtml } from "../html.ts";
import { devPage } from "./dev-page.ts";
import { isFromHere } from "./from-here.ts";

const summaryHtml = ({ name, subject, to, sentAt }: MailSummary) =>
  `<li><a href="/dev/mailbox/${encodeURIComponent(name)}">${escapeHtml(subject)}</a>
<div class="quiet">À ${escapeHtml(to)}, le ${formatDateTime(sentAt)}</div></li>`;

function listPage(mails: readonly MailSummary[]): string {
  const empty = "<p>Aucun e-mail pour le moment. Ceux que la plateforme écrit apparaîtront ici.</p>";
  const list = mails.length === 0 ? empty : `<ol>${mails.map(summaryHtml).join("")}</ol>`;
  return devPage(
    "Boîte aux lettres de développement",
    `<h1>Boîte aux lettres de développement</h1>
<p class="quiet">Aucun serveur d’envoi n’est configuré\u00a0: les e-mails sont gardés ici, du plus récent au plus ancien.</p>${list}`,
  );
}

/** The mail's HTML is shown in a frame that may do nothing but open its links in a new tab. */
function mailPage({ subject, to, sentAt, html, text }: StoredMail): string {
  return devPage(
    subject,
    `<p><a href="/dev/mailbox">Tous les e-mails</a></p><h1>${escapeHtml(subject)}</h1>
<p class="quiet">À ${escapeHtml(to)}, le ${formatDateTime(sentAt)}</p>
<iframe title="L’e-mail mis en page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html.replace("<head>", '<head><base target="_blank">'))}"></iframe>
<h2>Version texte</h2><pre>${escapeHtml(text)}</pre>`,
  );
}

/** Only where no mail is sent and only this machine reaches the server: the mails give access to every account. */
export const hasDevMailbox = ({ smtpUrl, isPublic }: Pick<Config, "smtpUrl" | "isPublic">): boolean =>
  smtpUrl === undefined && !isPublic;

/** Shows the mails that were stored instead of sent, to the person at this machine. */
export function registerDevMailbox(app: FastifyInstance, { config }: Pick<Deps, "config">): void {
  if (!hasDevMailbox(config)) return;
  const mails = mailbox(config.dataDir);
  const answers = { "cache-control": "no-store", "content-type": "text/html; charset=utf-8" };

  app.get("/dev/mailbox", async (request, reply) =>
    isFromHere(request) ? reply.headers(answers).send(listPage(await mails.list())) : reply.callNotFound(),
  );

  app.get<{ Params: { name: string } }>("/dev/mailbox/:name", async (request, reply) => {
    const mail = isFromHere(request) ? await mails.read(request.params.name) : null;
    return mail ? reply.headers(answers).send(mailPage(mail)) : reply.callNotFound();
  });
}
