import { pages } from "@mec/api";
import type { Missing } from "@mec/api/support";
import { missingSentence } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import { type MissingKind, readMissingId } from "@mec/domain/support";
import type { Deps } from "../../deps.ts";
import { composeMail, type MailDraft, type Reactions, webLink } from "../../jobs/reaction.ts";
import { findStillMissing } from "./missings.ts";

type Told = Pick<MailDraft, "subject" | "title" | "paragraphs"> & { readonly label: string };

/** A name that a person typed, quoted in a mail. */
const named = (name: string | undefined) => (name === undefined ? "votre lieu" : `«\u00a0${name}\u00a0»`);

const texts: Record<Exclude<MissingKind, "email">, (missing: Missing) => Told> = {
  documents: ({ project, name, items, who }) => ({
    subject: `Documents à compléter pour ${named(project?.name)}`,
    title: "Il manque peu pour vos documents",
    paragraphs: [
      who.role === "owner"
        ? `Les documents des participants de ${named(project?.name)} ne peuvent pas encore être envoyés. ${missingSentence(items)}`
        : `Les documents de ${named(name)} pour ${named(project?.name)} ne peuvent pas encore être envoyés. ${missingSentence(items)}`,
    ],
    label: "Compléter",
  }),
  contract: ({ name }) => ({
    subject: "Votre contrat d’électricité reste à compléter",
    title: "Complétez votre contrat d’électricité",
    paragraphs: [
      `Sans le contrat de fourniture de ${named(name)}, personne ne peut calculer ce que l’électricité locale vous ferait économiser.`,
    ],
    label: "Compléter mon contrat",
  }),
  prm: ({ name }) => ({
    subject: "Votre numéro de PDL manque encore",
    title: "Indiquez votre numéro de PDL",
    paragraphs: [
      `Le numéro de PDL de ${named(name)}, à 14 chiffres, identifie votre compteur. Il est sur votre facture, et sans lui votre participation ne peut pas être déclarée.`,
    ],
    label: "Indiquer mon PDL",
  }),
  "consent-ended": ({ name, since }) => ({
    subject: "Votre autorisation de lecture des données est terminée",
    title: "Votre autorisation est terminée",
    paragraphs: [
      `Celle de ${named(name)} s’est terminée le ${formatDate(since)}. Vous pouvez la renouveler pour 12\u00a0mois, ou ne rien faire\u00a0: plus aucune étude ne lit ce compteur.`,
    ],
    label: "Renouveler mon autorisation",
  }),
  "consent-ending": ({ name }) => ({
    subject: "Votre autorisation de lecture des données se termine bientôt",
    title: "Votre autorisation se termine bientôt",
    paragraphs: [
      `Celle de ${named(name)} se termine dans moins de 30\u00a0jours. Vous pouvez la renouveler pour 12\u00a0mois.`,
    ],
    label: "Renouveler mon autorisation",
  }),
  "production-point": ({ project }) => ({
    subject: `${named(project?.name)} attend son installation`,
    title: "Ajoutez une installation",
    paragraphs: [
      `Votre projet ${named(project?.name)} n’a pas encore d’installation qui produise de l’électricité. Sans elle, vos voisins ne savent pas quelle électricité ils partageraient.`,
    ],
    label: "Ajouter une installation",
  }),
  pmo: ({ project }) => ({
    subject: `${named(project?.name)} attend sa personne morale organisatrice`,
    title: "Déclarez la PMO de votre projet",
    paragraphs: [
      `Votre projet ${named(project?.name)} n’a pas encore de personne morale organisatrice (PMO). Elle réunit les participants et signe la convention avec le gestionnaire de réseau.`,
    ],
    label: "Déclarer la PMO",
  }),
};

/** The page on which the person can provide what is missing. */
function pageOf({ kind, participant, project }: Missing): string {
  const projectId = project?.id ?? "";
  if (participant?.kind === "consumer") {
    const hash = kind === "contract" ? "contract" : kind === "documents" ? "signatory" : "meter";
    return pages.consumerProfile.to({ consumerId: participant.id }, { hash });
  }
  if (participant) return pages.portfolio.to();
  if (kind === "production-point") return pages.ownerProducer.to({ projectId });
  return kind === "documents"
    ? pages.ownerDocuments.to({ projectId, tab: "bulletin" })
    : pages.ownerInformation.to({ projectId });
}

/** How many things a mail tells one by one: a person may have hundreds of places. */
const mostTold = 10;

type Telling = Missing & { readonly kind: keyof typeof texts };

/** What a mail says of one thing, with its page as the one thing to do. */
function aboutOne(deps: Deps, missing: Telling) {
  const { label, ...told } = texts[missing.kind](missing);
  return { ...told, action: { label, url: webLink(deps, pageOf(missing)) } };
}

/** The same of all that a person lacks: each thing, why it matters, and its page. */
function aboutMany(deps: Deps, missings: readonly Telling[]) {
  const title = `${missings.length} éléments à compléter`;
  const left = missings.length - mostTold;
  return {
    subject: title,
    title,
    paragraphs: [
      ...missings.slice(0, mostTold).flatMap((missing) => {
        const { paragraphs, action } = aboutOne(deps, missing);
        return [...paragraphs, { links: [action] }];
      }),
      ...(left > 0 ? [`Et ${left === 1 ? "un autre" : `${left} autres`}, que vos pages vous montrent.`] : []),
    ],
  };
}

async function stillMissing(deps: Deps, missingIds: readonly string[]): Promise<Telling[]> {
  const still: Telling[] = [];
  for (const id of missingIds) {
    const ref = readMissingId(id);
    const missing = ref && (await findStillMissing(deps, ref));
    // An address is confirmed by a mail of its own.
    if (missing && missing.kind !== "email") still.push({ ...missing, kind: missing.kind });
  }
  return still;
}

/** The support's reminders, one mail to each person; none of what was provided meanwhile. */
export const missingReactions = {
  "missing-reminded": async (deps, { missingId, others = [] }, jobId) => {
    const missings = await stillMissing(deps, [missingId, ...others]);
    const [first] = missings;
    if (!first) return [];
    const content = missings.length === 1 ? aboutOne(deps, first) : aboutMany(deps, missings);
    const { email, firstName } = first.who;
    return [
      composeMail(deps, jobId, {
        ...content,
        to: email,
        paragraphs: [`Bonjour ${firstName},`, ...content.paragraphs],
      }),
    ];
  },
} satisfies Partial<Reactions>;
