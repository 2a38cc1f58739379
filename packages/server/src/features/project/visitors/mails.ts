import { pages } from "@mec/api";
import { consentGoneText } from "@mec/domain/point";
import { composeMail, type Reactions, webLink } from "../../../jobs/reaction.ts";
import { quotedNames } from "../in-mails.ts";
import { matchAlerts } from "./alerts.ts";
import { findProjectOwner } from "./mail-store.ts";
import { visitorReactions } from "./visitors-mails.ts";

/** The mails about projects; a project deleted meanwhile gives none. */
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
          "Pour le faire connaître autour de vous, partagez le lien de sa page ou imprimez l’affiche et les tracts de «\u00a0Partager\u00a0». Nous vous écrirons à chaque candidature.",
        ],
        action: {
          label: "Voir mon projet",
          url: webLink(deps, pages.project.to({ projectId: project.id, projectName: project.name })),
        },
      }),
    ];
  },

  "project-deleted": async (deps, { projectName, recipients }, jobId) =>
    recipients.map(({ email, firstName, waiting }) =>
      composeMail(deps, jobId, {
        to: email,
        subject: `Le projet «\u00a0${projectName}\u00a0» n’existe plus`,
        title: "Le projet que vous vouliez rejoindre n’existe plus",
        paragraphs: [
          `Bonjour ${firstName},`,
          ...(waiting
            ? [
                `Le projet «\u00a0${projectName}\u00a0» a été supprimé. Ce qui n’était pas signé par tous s’arrête donc là, pour ${quotedNames(waiting)}.`,
                "Ce que tous ont signé pour vous dans ce projet n’est pas concerné\u00a0: un autre e-mail vous dit ce qui tient, et comment y mettre fin.",
              ]
            : [
                `Le projet «\u00a0${projectName}\u00a0» a été supprimé. Votre candidature s’arrête donc là, sans rien à faire de votre part.`,
                "Votre lieu reste enregistré\u00a0: il peut rejoindre un autre projet près de chez vous.",
              ]),
          consentGoneText,
        ],
        action: { label: "Trouver un autre projet", url: webLink(deps, pages.explore.to()) },
      }),
    ),

  ...visitorReactions,
} satisfies Partial<Reactions>;
