import { paths } from "@mec/api";
import type { Deps } from "../../deps.ts";
import { composeMail, type Reactions, webLink } from "../../jobs/reaction.ts";
import { alertToken, findAlert } from "./alert-store.ts";
import { matchAlerts } from "./alerts.ts";
import { findContactMessage, findProjectOwner } from "./mail-store.ts";

function removalNotice(deps: Deps, alertId: string): string {
  const link = webLink(deps, paths.alertRemoval(alertToken(deps.config.sessionSecret, alertId)));
  return `Vous recevez cet e-mail parce que vous avez demandé à être prévenu. Pour ne plus l’être, ouvrez ce lien\u00a0: ${link}`;
}

/** The mails of projects; what was deleted meanwhile gives none. */
export const projectReactions = {
  "project-published": async (deps, { projectId }, jobId) => {
    const project = await findProjectOwner(deps.db, projectId);
    if (!project) return [];
    await matchAlerts(deps, projectId);
    return [
      composeMail(deps, jobId, {
        to: project.ownerEmail,
        subject: `Votre projet «\u00a0${project.name}\u00a0» est en ligne`,
        title: "Votre projet est en ligne",
        paragraphs: [
          `Bonjour ${project.ownerFirstName},`,
          `Votre projet «\u00a0${project.name}\u00a0» est publié\u00a0: on peut le trouver sur la carte et demander à le rejoindre. Notre équipe le relira dans les prochains jours.`,
          "Pour le faire connaître autour de vous, partagez le lien de sa page ou imprimez son affiche. Nous vous écrirons à chaque candidature.",
        ],
        action: {
          label: "Voir mon projet",
          url: webLink(deps, paths.project(project.id, project.name)),
        },
      }),
    ];
  },

  "project-deleted": async (deps, { projectName, recipients }, jobId) =>
    recipients.map(({ email, firstName }) =>
      composeMail(deps, jobId, {
        to: email,
        subject: `Le projet «\u00a0${projectName}\u00a0» n’existe plus`,
        title: "Le projet que vous vouliez rejoindre n’existe plus",
        paragraphs: [
          `Bonjour ${firstName},`,
          `Le projet «\u00a0${projectName}\u00a0» a été supprimé. Votre candidature s’arrête donc là, sans rien à faire de votre part.`,
          "Votre point est conservé\u00a0: il peut rejoindre un autre projet près de chez vous.",
        ],
        action: { label: "Trouver un autre projet", url: webLink(deps, paths.explore) },
      }),
    ),

  "owner-contacted": async (deps, { messageId }, jobId) => {
    const message = await findContactMessage(deps.db, messageId);
    const project = message && (await findProjectOwner(deps.db, message.projectId));
    if (!message || !project) return [];
    return [
      composeMail(deps, jobId, {
        to: project.ownerEmail,
        replyTo: message.email,
        subject: `Un message au sujet de «\u00a0${project.name}\u00a0»`,
        title: `${message.name} vous écrit`,
        paragraphs: [
          `Bonjour ${project.ownerFirstName},`,
          `${message.name} vous a écrit depuis la page de votre projet «\u00a0${project.name}\u00a0»\u00a0:`,
          message.message,
          `Pour répondre, répondez simplement à cet e-mail\u00a0: votre réponse ira à ${message.email}.`,
        ],
      }),
    ];
  },

  "project-alert-created": async (deps, { alertId }, jobId) => {
    const alert = await findAlert(deps.db, alertId);
    if (!alert) return [];
    return [
      composeMail(deps, jobId, {
        to: alert.email,
        subject: "Nous vous préviendrons dès qu’un projet arrive près de chez vous",
        title: "Votre demande est enregistrée",
        paragraphs: [
          `Dès qu’un projet d’autoconsommation collective est publié à portée de cette adresse, nous vous écrirons\u00a0: ${alert.address.label}.`,
        ],
        action: { label: "Voir la carte des projets", url: webLink(deps, paths.explore) },
        footer: removalNotice(deps, alertId),
      }),
    ];
  },

  "project-alert-matched": async (deps, { alertId, projectId }, jobId) => {
    const alert = await findAlert(deps.db, alertId);
    const project = await findProjectOwner(deps.db, projectId);
    if (!alert || !project) return [];
    return [
      composeMail(deps, jobId, {
        to: alert.email,
        subject: `Un projet arrive près de chez vous\u00a0: «\u00a0${project.name}\u00a0»`,
        title: "Un projet arrive près de chez vous",
        paragraphs: [
          `Le projet «\u00a0${project.name}\u00a0», à ${project.city}, vient d’être publié. Votre adresse (${alert.address.label}) est dans son périmètre\u00a0: vous pouvez demander à le rejoindre.`,
        ],
        action: {
          label: "Découvrir le projet",
          url: webLink(deps, paths.project(project.id, project.name)),
        },
        footer: removalNotice(deps, alertId),
      }),
    ];
  },
} satisfies Partial<Reactions>;
