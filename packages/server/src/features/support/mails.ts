import { pages } from "@mec/api";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
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

const verified = (name: string, isApproval: boolean, reason: string, url: string): Told => ({
  subject: `Le porteur de votre projet «\u00a0${name}\u00a0» est vérifié`,
  title: isApproval
    ? "Votre projet est approuvé, et son porteur vérifié"
    : "Le porteur de votre projet est vérifié",
  paragraphs: [
    ...(isApproval ? [`Notre équipe a relu votre projet «\u00a0${name}\u00a0» et l’a approuvé.`] : []),
    `Notre équipe s’est assurée de qui porte «\u00a0${name}\u00a0»\u00a0: sa page le dit à tous, «\u00a0Vérifié par notre équipe\u00a0», à côté du nom du porteur. Un autre nom ou une autre photo serait à vérifier de nouveau.`,
    ...reasonOf(reason),
  ],
  action: { label: "Voir mon projet", url },
});

const unverified = (name: string, reason: string, url: string): Told => ({
  subject: `Le porteur de votre projet «\u00a0${name}\u00a0» n’est plus vérifié`,
  title: "Le porteur de votre projet n’est plus vérifié",
  paragraphs: [
    `Notre équipe a retiré la vérification du porteur de «\u00a0${name}\u00a0»\u00a0: sa page dit de nouveau «\u00a0Déclaré par le porteur\u00a0» à côté de son nom. Rien d’autre ne change pour votre projet.`,
    ...reasonOf(reason),
  ],
  action: { label: "Voir qui porte mon projet", url },
});

/** The mail to the owner of a project; none once it is gone. */
async function toOwner(
  deps: Deps,
  projectId: string,
  jobId: string,
  told: (name: string, pages: { readonly public: string; readonly own: string }) => Told,
): Promise<Mail[]> {
  const project = await findNamedOwner(deps.db, projectId);
  if (!project) return [];
  const page = told(project.name, {
    public: webLink(deps, pages.project.to({ projectId, projectName: project.name })),
    own: webLink(deps, pages.ownerInformation.to({ projectId })),
  });
  const paragraphs = [`Bonjour ${project.firstName},`, ...page.paragraphs];
  return [composeMail(deps, jobId, { to: project.email, ...page, paragraphs })];
}

/** The mails of moderation; a project that was deleted meanwhile gives none. */
export const supportReactions = {
  "project-moderated": (deps, { projectId, decision, reason }, jobId) =>
    toOwner(deps, projectId, jobId, (name, page) =>
      decision === "approve" ? approved(name, reason, page.public) : hidden(name, reason, page.own),
    ),
  "bearer-verified": (deps, { projectId, isApproval, reason }, jobId) =>
    toOwner(deps, projectId, jobId, (name, page) => verified(name, isApproval, reason, page.public)),
  "bearer-unverified": (deps, { projectId, reason }, jobId) =>
    toOwner(deps, projectId, jobId, (name, page) => unverified(name, reason, page.own)),
} satisfies Partial<Reactions>;
