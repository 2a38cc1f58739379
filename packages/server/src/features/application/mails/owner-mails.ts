import { type ConsumerTab, pages } from "@mec/api";
import { documentNames, soldText } from "@mec/domain/document";
import { contractToEndText } from "@mec/domain/point";
import { dayInParis, plural } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { type ApplicationFacts, fullName, ownerPage, quoted, requestOf } from "./mail-facts.ts";

type Moved = EventOf<"application-moved">;

interface News {
  readonly title: string;
  readonly paragraphs: readonly MailParagraph[];
  /** Where it leads: to a list, or to the home, which alone knows the next step. */
  readonly tab: ConsumerTab | "home";
}

const said = (message: string | undefined): MailParagraph[] =>
  message ? ["Son message\u00a0:", { quote: message }] : [];

/** Who leaves after signing is bound by what all have signed, and so is the owner. */
function departure(facts: ApplicationFacts, { message, signed = [], elsewhere = [], sold = 0 }: Moved): News {
  const name = fullName(facts.holder);
  return {
    title: `${name} quitte votre projet après avoir signé`,
    paragraphs: [
      `${name} ne rejoindra pas ${quoted(facts.projectName)} avec ${quoted(facts.pointName)}.`,
      ...said(message),
      ...(signed.length > 0
        ? [
            `Restent signés\u00a0: ${documentNames(signed)}. Ils disent ce que chacun doit encore à l’autre\u00a0: vous les gardez dans vos documents.`,
          ]
        : []),
      ...(elsewhere.length > 0
        ? [
            `Réglé en dehors de la plateforme\u00a0: ${documentNames(elsewhere)}. Relisez ce que vous avez signé ensemble.`,
          ]
        : []),
      ...(sold > 0 ? [`Sa production est vendue par ${soldText(sold)}.`] : []),
      "Ce qui attendait une signature est annulé.",
      "Réglez avec cette personne ce qu’ils prévoient, et retirez ce lieu de ce que vous avez déclaré au gestionnaire de réseau, s’il y figure.",
    ],
    tab: "refused",
  };
}

function withdrawal(facts: ApplicationFacts, { from, message }: Moved): News {
  const name = fullName(facts.holder);
  const ofPrice = from === "PROPOSAL";
  return {
    title: ofPrice ? `${name} refuse votre prix` : `${name} retire sa ${requestOf(facts)}`,
    paragraphs: [
      ofPrice
        ? `${name} n’accepte pas le prix que vous proposiez pour ${quoted(facts.pointName)}, et retire sa ${requestOf(facts)}.`
        : `${name} retire la ${requestOf(facts)} de ${quoted(facts.pointName)}.`,
      ...said(message),
      `Vous n’avez rien à faire. Cette personne pourra envoyer une nouvelle ${requestOf(facts)}.`,
    ],
    tab: "refused",
  };
}

/** That his purchase contract comes first. */
const contractText = ({ contractToEnd: what }: ApplicationFacts, today: string): string[] =>
  what === null ? [] : [contractToEndText(what, "owner", today)];

interface SignedFacts {
  /** A producer's, once his own documents are signed. */
  readonly contractsLeft: number;
  /** The owner has some of it signed outside of the platform. */
  readonly hasElsewhere: boolean;
}

/** Of a producer his bulletin and accord alone: his contracts are signed one by one, each with its buyer. */
function signedNews(
  facts: ApplicationFacts,
  { contractsLeft, hasElsewhere, today }: SignedFacts & { readonly today: string },
): News {
  const done = hasElsewhere ? "signés par tous, ou réalisés en dehors de la plateforme" : null;
  const name = fullName(facts.holder);
  const isProducer = facts.participant.kind === "producer";
  return {
    title: isProducer
      ? `${name} a son bulletin et son accord en règle`
      : `${name} a tous ses documents en règle`,
    paragraphs: [
      isProducer
        ? `Le bulletin et l’accord de ${quoted(facts.pointName)} sont ${done ?? "signés par tous"}.`
        : `Les documents de ${quoted(facts.pointName)} sont ${done ?? "tous signés"}.`,
      ...(contractsLeft > 0
        ? [
            `Il reste ${plural(contractsLeft, "contrat de vente", "contrats de vente")} à signer avec cette installation\u00a0: chaque consommateur signe le sien, puis qui vend.`,
          ]
        : []),
      ...contractText(facts, today),
      "La page d’accueil de votre projet dit ce qui vient ensuite.",
    ],
    tab: "home",
  };
}

function newsOf(
  facts: ApplicationFacts,
  event: Moved,
  signed: Parameters<typeof signedNews>[1],
): News | null {
  const name = fullName(facts.holder);
  if (event.to === "REJECTED") {
    return event.signed || event.elsewhere || event.sold ? departure(facts, event) : withdrawal(facts, event);
  }
  if (event.to === "SIGNATURE") {
    return {
      title: `${name} accepte votre prix`,
      paragraphs: [
        `${name} accepte le prix que vous proposiez pour ${quoted(facts.pointName)}${facts.participant.kind === "producer" ? "" : " et rejoint les acceptés"}.`,
        ...said(event.message),
        "L’étape suivante\u00a0: préparer ses documents.",
      ],
      tab: "pre-integrated",
    };
  }
  return event.to === "SIGNED" ? signedNews(facts, signed) : null;
}

const actionOf = (deps: Deps, facts: ApplicationFacts, { tab }: News): NonNullable<MailDraft["action"]> =>
  tab === "home"
    ? { label: "Ouvrir mon projet", url: webLink(deps, pages.ownerHome.to({ projectId: facts.projectId })) }
    : {
        label: `Ouvrir mes ${facts.participant.kind === "producer" ? "producteurs" : "consommateurs"}`,
        url: webLink(deps, ownerPage(facts, tab)),
      };

/**
 * The owner's mail when the holder, or the platform, has moved the application.
 */
export function ownerMail(
  deps: Deps,
  facts: ApplicationFacts,
  event: Moved,
  signed: SignedFacts = { contractsLeft: 0, hasElsewhere: false },
): MailDraft | null {
  const news = newsOf(facts, event, { ...signed, today: dayInParis(deps.now()) });
  return (
    news && {
      to: facts.owner.email,
      subject: `${quoted(facts.projectName)}\u00a0: ${news.title}`,
      title: news.title,
      paragraphs: [`Bonjour ${facts.owner.firstName},`, ...news.paragraphs],
      action: actionOf(deps, facts, news),
    }
  );
}
