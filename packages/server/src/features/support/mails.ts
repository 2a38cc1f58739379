import { pages } from "@mec/api";
import type { MailParagraph } from "../../jobs/mail-layout.ts";
import { composeMail, type MailDraft, type Reactions, webLink } from "../../jobs/reaction.ts";
import { findNamedOwner } from "./store.ts";

type Told = Pick<MailDraft, "subject" | "title" | "paragraphs" | "action">;

const reasonOf = (reason: string): MailParagraph[] =>
  reason === "" ? [] : ["Le mot de notre équipe\u00a0:", { quote: reason }];

const approved = (name: string, reason: string, url: string): Told => ({
  subject: `Votre projet «\u00a0${name}\u00a0» est approuvé`,
  title: "Votre projet est approuvé",
  paragraphs: [
    `Notre équipe a relu votre projet «\u00a0${name}\u00a0» et l’a approuvé. Il est visible de tous si vous avez choisi de le rendre public.`,
    ...reasonOf(reason),
    "Et maintenant\u202f? Partagez-le autour de vous\u00a0: les premiers voisins sont les plus longs à trouver.",
  ],
  action: { label: "Voir mon projet", url },
});

const hidden = (name: string, reason: string, url: string): Told => ({
  subject: `Votre projet «\u00a0${name}\u00a0» n’est plus visible`,
  title: "Votre projet n’est plus visible du public",
  paragraphs: [
    `Notre équipe a relu votre projet «\u00a0${name}\u00a0» et l’a masqué\u00a0: il n’apparaît plus sur la carte ni dans les recherches. Rien n’est perdu, vous y avez toujours accès.`,
    ...reasonOf(reason),
    "Corrigez ce point dans votre espace\u00a0: nous relirons votre projet.",
  ],
  action: { label: "Modifier mon projet", url },
});

/** The mails of moderation; a project that was deleted meanwhile gives none. */
export const supportReactions = {
  "project-moderated": async (deps, { projectId, decision, reason }, jobId) => {
    const project = await findNamedOwner(deps.db, projectId);
    if (!project) return [];
    const page =
      decision === "approve"
        ? approved(
            project.name,
            reason,
            webLink(deps, pages.project.to({ projectId, projectName: project.name })),
          )
        : hidden(project.name, reason, webLink(deps, pages.ownerInformation.to({ projectId })));
    const greeting = `Bonjour ${project.firstName},`;
    return [
      composeMail(deps, jobId, { to: project.email, ...page, paragraphs: [greeting, ...page.paragraphs] }),
    ];
  },
} satisfies Partial<Reactions>;
