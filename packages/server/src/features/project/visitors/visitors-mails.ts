import { pages } from "@mec/api";
import { unconfirmedDays } from "@mec/domain/account";
import { deSomebody } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type MailDraft, type Reactions, webLink } from "../../../jobs/reaction.ts";
import { mayCount } from "../../../limits/limits.ts";
import { abuseNotice } from "../../../links/abuse-link.ts";
import { projectInSubject, quotedName } from "../in-mails.ts";
import { alertConfirmationToken, alertToken, findAlert } from "./alert-store.ts";
import { contactToken } from "./contact-owner.ts";
import { findContactMessage, findProjectOwner } from "./mail-store.ts";

function removalNotice(deps: Deps, alertId: string): Pick<MailDraft, "footer" | "footerLink"> {
  const token = alertToken(deps.config.sessionSecret, alertId);
  const url = webLink(deps, pages.explore.to({}, { query: { "alert-removal": token } }));
  return {
    footer: "Vous recevez cet e-mail parce que vous avez demandé à être prévenu.",
    footerLink: { label: "Ne plus être prévenu", url },
  };
}

/** Stands for a project's name in its page's address, when the name must not reach an unproven mailbox. */
const unnamed = "projet";

const keptFor = `${unconfirmedDays}\u00a0jours`;

type Message = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>;
type Project = NonNullable<Awaited<ReturnType<typeof findProjectOwner>>>;

/** To who wrote to an owner, and proved that the mailbox is his: what he wrote, and where the answer comes. */
const copyToWriter = (
  deps: Deps,
  jobId: string,
  { email, message }: Message,
  { name, moderationStatus }: Project,
): Mail =>
  composeMail(deps, jobId, {
    to: email,
    subject: `Copie de votre message au porteur ${deSomebody(projectInSubject(name, moderationStatus, "un projet"))}`,
    title: "Votre message est parti",
    paragraphs: [
      "Bonjour,",
      "Vous avez écrit\u00a0:",
      { quote: message },
      "Le porteur vous répondra à cette adresse.",
    ],
  });

/**
 * The mails about what visitors ask for. A mail to a mailbox that nobody has proven contains no word that
 * somebody typed.
 */
export const visitorReactions = {
  "contact-confirmation-wanted": async (deps, { messageId }, jobId) => {
    const message = await findContactMessage(deps.db, messageId);
    const project = message && (await findProjectOwner(deps.db, message.projectId));
    if (!message || message.isConfirmed || !project) return [];
    const token = contactToken(deps.config.sessionSecret, messageId);
    const about = projectInSubject(project.name, project.moderationStatus, "un projet");
    return [
      composeMail(deps, jobId, {
        to: message.email,
        subject: "Confirmez votre adresse pour envoyer votre message",
        title: "Confirmez votre adresse pour envoyer votre message",
        paragraphs: [
          "Bonjour,",
          `Vous avez écrit au porteur ${deSomebody(about)} depuis Mon énergie collective. Votre message partira dès que vous aurez confirmé que cette adresse est bien la vôtre\u00a0: c’est là que le porteur vous répondra.`,
          `Ce lien est valable ${keptFor} et ne sert qu’une fois. Passé ce délai, votre message est effacé.`,
        ],
        action: {
          label: "Envoyer mon message",
          url: webLink(
            deps,
            pages.project.to({ projectId: project.id, projectName: unnamed }, { query: { contact: token } }),
          ),
        },
        footer: "Vous n’avez écrit à personne\u202f? Ignorez cet e-mail\u00a0: rien ne sera envoyé.",
      }),
    ];
  },

  "owner-contacted": async (deps, { messageId }, jobId) => {
    const message = await findContactMessage(deps.db, messageId);
    const project = message && (await findProjectOwner(deps.db, message.projectId));
    if (!message || !project) return [];
    const { name } = message;
    return [
      composeMail(deps, jobId, {
        to: project.ownerEmail,
        replyTo: message.email,
        subject: `Un message au sujet de ${projectInSubject(project.name, project.moderationStatus, "votre projet")}`,
        title: `${name} vous écrit`,
        paragraphs: [
          `Bonjour ${project.ownerFirstName},`,
          `${name} vous a écrit depuis la page de votre projet ${quotedName(project.name)}\u00a0:`,
          { quote: message.message },
          `Pour répondre, répondez simplement à cet e-mail\u00a0: votre réponse ira à ${message.email}.`,
        ],
        footer: "Ce message est déplacé ou trompeur\u202f? Dites-le à notre équipe, qui le relira\u00a0:",
        footerLink: abuseNotice(deps, "message", messageId),
      }),
      copyToWriter(deps, jobId, message, project),
    ];
  },

  "project-alert-confirmation-wanted": async (deps, { alertId }, jobId) => {
    const alert = await findAlert(deps.db, alertId);
    if (!alert || alert.isConfirmed) return [];
    const token = alertConfirmationToken(deps.config.sessionSecret, alertId);
    return [
      composeMail(deps, jobId, {
        to: alert.email,
        subject: "Confirmez votre demande d’alerte",
        title: "Confirmez votre demande d’alerte",
        paragraphs: [
          "Bonjour,",
          "Quelqu’un, sans doute vous, nous a demandé d’écrire à cette adresse quand un projet d’autoconsommation collective arrive près de chez vous. Confirmez-le pour que l’alerte commence.",
          `Ce lien est valable ${keptFor}. Sans confirmation, la demande est effacée et nous ne vous écrirons plus.`,
        ],
        action: {
          label: "Confirmer mon alerte",
          url: webLink(deps, pages.explore.to({}, { query: { "alert-confirmation": token } })),
        },
        ...removalNotice(deps, alertId),
      }),
    ];
  },

  "project-alert-created": async (deps, { alertId }, jobId) => {
    const alert = await findAlert(deps.db, alertId);
    if (!alert?.isConfirmed) return [];
    return [
      composeMail(deps, jobId, {
        to: alert.email,
        subject: "Nous vous préviendrons dès qu’un projet arrive près de chez vous",
        title: "Votre demande est enregistrée",
        paragraphs: [
          "Dès qu’un projet d’autoconsommation collective est publié à portée de cette adresse, nous vous écrirons\u00a0:",
          { quote: alert.address.label },
        ],
        action: { label: "Voir la carte des projets", url: webLink(deps, pages.explore.to()) },
        ...removalNotice(deps, alertId),
      }),
    ];
  },

  "project-alert-matched": async (deps, { alertId, projectId }, jobId) => {
    const alert = await findAlert(deps.db, alertId);
    const project = await findProjectOwner(deps.db, projectId);
    if (!alert?.isConfirmed || !project) return [];
    if (!(await mayCount(deps.limits, "alertMailsPerMailbox", alert.email))) return [];
    const about = projectInSubject(project.name, project.moderationStatus, "");
    return [
      composeMail(deps, jobId, {
        to: alert.email,
        subject: `Un projet arrive près de chez vous${about === "" ? "" : `\u00a0: ${about}`}`,
        title: "Un projet arrive près de chez vous",
        paragraphs: [
          `Un projet vient d’être publié à ${project.city}. Votre adresse (${alert.address.label}) peut lui convenir\u00a0: sa page vous le dit, avec ce que vous y gagneriez, et vous pouvez demander à le rejoindre. Voici son nom\u00a0:`,
          { quote: project.name },
        ],
        action: {
          label: "Découvrir le projet",
          url: webLink(deps, pages.project.to({ projectId: project.id, projectName: project.name })),
        },
        ...removalNotice(deps, alertId),
      }),
    ];
  },
} satisfies Partial<Reactions>;
