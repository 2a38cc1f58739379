import type { SignatureSession, SignatureSummary } from "@mec/api/signature";
import { documentKinds, documentLabels, followingText } from "@mec/domain/document";
import { deSomebody, formatDate, plural } from "@mec/domain/shared";
import { isNameOf, signingName } from "@mec/domain/signature";
import { stillToSign } from "../../../parts/document/still-to-sign.ts";
import { prmText } from "../../../parts/point/prm.ts";
import { t } from "../../../platform/i18n.ts";
import { onceSigned, type Start } from "./once-signed.ts";

export type SignableDocument = SignatureSession["documents"][number];
export type Role = SignatureSession["signer"]["role"];

export const toSign = ({ documents }: Pick<SignatureSession, "documents">): SignableDocument[] =>
  documents.filter(({ status }) => status === "to-sign");

export const signLabel = (count: number): string =>
  count === 1 ? t("Signer le document") : t("Signer les {{count}} documents", { count });

export const titleToSign = (count: number): string =>
  count === 1 ? t("Un document à signer") : plural(count, t("document à signer"), t("documents à signer"));

interface OfPlace {
  /** Null where they are all of one place, or of several people. */
  readonly place: string | null;
  readonly lines: readonly { document: SignableDocument; rank: number; name: string }[];
}

/** "Bulletin d’adhésion : École", "Contrat de vente avec Moulin : École": what it is, and the place that it is of, or null. */
const partsOf = ({ title, kind }: SignableDocument): { label: string; place: string | null } => {
  const [label = "", place = null] = title.split("\u00a0: ");
  const isOfKind = label === documentLabels[kind] || label.startsWith(`${documentLabels[kind]} avec `);
  return isOfKind ? { label, place } : { label: title, place: null };
};
const placeOf = (document: SignableDocument): string | null => partsOf(document).place;

/** The documents by place, where one person signs for several: each is then called without its place. */
export function byPlace(documents: readonly SignableDocument[]): OfPlace[] {
  const whole = documents.map((document, rank) => ({ document, rank, name: document.title }));
  const points = new Set(documents.map(({ consumptionPointId }) => consumptionPointId));
  const places = documents.map(placeOf);
  if (points.size < 2 || points.has(null) || places.includes(null)) return [{ place: null, lines: whole }];
  return [...new Set(places)].map((place) => ({
    place,
    lines: whole
      .filter(({ document }) => placeOf(document) === place)
      .map((line) => ({ ...line, name: partsOf(line.document).label })),
  }));
}

/** Of a document with another's text: the place that alone is its own. */
export const placeText = ({ name, address, prm }: SignatureSummary["alike"][number]["place"]): string =>
  [name, address, prm && t("PDL {{prm}}", { prm: prmText(prm) })].filter(Boolean).join(", ");

/** Who signs, and for whom: "Juliette Moreau, gérante, pour Boulangerie du Centre". */
export function signerText(signer: SignatureSession["signer"]): string {
  const name = signingName(signer);
  const { company } = signer;
  if (!company) return name;
  const named = [company.name, company.authority].filter(Boolean).join(", ");
  return company.officialRole === null
    ? t("{{name}} ({{company}})", { name, company: named })
    : t("{{name}}, {{role}} ({{company}})", { name, role: company.officialRole, company: named });
}

/** Who gave this address, and as whose: an account of that name, which may be another's, or somebody else. */
export function namedText({
  signer,
  projectName: project,
}: Pick<SignatureSession, "projectName"> & {
  signer: Pick<SignatureSession["signer"], "firstName" | "lastName" | "maskedEmail" | "namedBy">;
}): string {
  const named = { ofName: deSomebody(signingName(signer)), email: signer.maskedEmail, project };
  if (signer.namedBy === null) {
    return t(
      "L’adresse {{email}} a été donnée comme celle {{ofName}}, qui doit signer des documents pour «\u00a0{{project}}\u00a0».",
      named,
    );
  }
  return isNamedByAnother(signer)
    ? t(
        "{{by}} a donné l’adresse {{email}} comme celle {{ofName}}, qui doit signer des documents pour «\u00a0{{project}}\u00a0».",
        { ...named, by: signer.namedBy },
      )
    : t(
        "Un compte au nom {{ofName}} a donné l’adresse {{email}} comme la sienne, pour signer des documents de «\u00a0{{project}}\u00a0».",
        named,
      );
}

const documentStates = (): Record<SignableDocument["status"], string> => ({
  "to-sign": t("À signer"),
  elsewhere: t("À signer chez notre prestataire"),
  waiting: t("Signé par tous, exemplaire en préparation"),
  signed: t("Signé par tous"),
  declined: t("Refusé"),
  disowned: t("Non signé"),
  expired: t("Lien ou délai dépassé"),
});

/**
 * The state of a document: those whose signatures are awaited once this person has given his are told once, for all. One that was retracted
 * stays where it was signed: it is told from the one that was signed since.
 */
export function documentState({
  status,
  awaited,
  retractedAt,
}: Pick<SignableDocument, "status" | "awaited" | "retractedAt">): string {
  if (retractedAt) return t("Rétracté le {{day}}", { day: formatDate(retractedAt) });
  return awaited.length === 0 ? documentStates()[status] : t("Signé par vous, pas encore par tous");
}

/** What follows a participant's signature: who signs after him, or that nobody has to. */
function afterSigning(documents: readonly Pick<SignableDocument, "awaited">[]): string {
  const everybody = documents.flatMap(({ awaited }) => awaited);
  const kept =
    documents.length === 1
      ? t("L’exemplaire définitif vous viendra par e-mail.")
      : t("Chaque exemplaire définitif vous viendra par e-mail.");
  if (everybody.length > 0) {
    const awaited = stillToSign(everybody);
    const isOne = new Set(everybody.map(({ name }) => name)).size === 1;
    const asked = isOne
      ? t("un e-mail le lui demande sous 24\u00a0heures")
      : t("un e-mail le demande à chacun sous 24\u00a0heures");
    return t("{{awaited}}\u00a0: {{asked}}. {{kept}}", { awaited, asked, kept });
  }
  return t("Personne d’autre n’a à signer. {{kept}}", { kept });
}

interface Ending {
  readonly title: string;
  readonly intro: string;
  readonly next: string;
}

type Settled = Exclude<SignableDocument["status"], "to-sign">;
type Awaiting = Pick<SignableDocument, "awaited" | "signedAt">;

/** The day of what this person signed, the last of several; null where no server told it. */
function signedText(documents: readonly Awaiting[]): string | null {
  const days = documents.flatMap(({ signedAt }) => signedAt ?? []).sort();
  const last = days.at(-1);
  if (last === undefined) return null;
  const day = formatDate(last);
  return days.every((one) => formatDate(one) === day)
    ? t("Vous avez signé le {{day}}.", { day })
    : t("Vous avez signé en dernier le {{day}}.", { day });
}

function endingsOf(
  role: Role,
  documents: readonly Awaiting[],
  { hasMore, after }: { hasMore: boolean; after: string },
): Record<Settled, Ending> {
  const signed = signedText(documents);
  return {
    elsewhere: {
      title: t("Merci, votre adresse est confirmée"),
      intro: t("Ces documents se signent sur la page de notre prestataire de signature."),
      next: t("Un e-mail vous y mène\u00a0: ouvrez le lien qu’il contient pour lire et signer."),
    },
    waiting: {
      title: t("Merci, vous avez signé"),
      intro: signed ?? t("Votre signature est enregistrée."),
      next:
        role === "participant" || hasMore
          ? [afterSigning(documents), ...(hasMore || role !== "participant" ? [] : [after])].join(" ")
          : t(
              "Chaque participant reçoit son exemplaire définitif. Vous les retrouverez tous dans vos documents.",
            ),
    },
    signed: {
      title: t("Tout est signé"),
      intro: [signed, t("Tous ont signé\u00a0: gardez ces exemplaires.")].filter(Boolean).join(" "),
      next: hasMore ? "" : after,
    },
    declined: {
      title: t("Ces documents ne seront pas signés"),
      intro: t("L’une des personnes qui devaient signer a refusé."),
      next: t(
        "Le porteur du projet connaît la raison de ce refus. S’il prépare de nouveaux documents, vous recevrez un nouvel e-mail.",
      ),
    },
    disowned: {
      title: t("Merci de nous l’avoir dit"),
      intro: t("Rien n’est signé, et ces documents ne sont plus montrés par ce lien."),
      next: t(
        "Le porteur du projet est prévenu. Vous n’avez rien d’autre à faire\u00a0; si vous recevez un autre e-mail, c’est qu’il a vérifié votre adresse.",
      ),
    },
    expired: {
      title: t("Ce lien n’est plus valable"),
      intro: t("Ce lien n’ouvre plus ces documents et ne permet plus de les signer."),
      // People who signed find the link expired too: the text must not say that they did not sign.
      next: t(
        "Ce que vous avez déjà signé reste signé, et vos exemplaires vous sont envoyés par e-mail. Pour le reste, demandez au porteur du projet de vous renvoyer les documents\u00a0: un nouveau lien vous parviendra.",
      ),
    },
  };
}

interface More extends Start {
  /** What a participant is still to be sent. */
  readonly toCome?: SignatureSession["toCome"];
  /** Whether a producer's steps that are still to come stand below. */
  readonly hasMore?: boolean;
  /** Who reads the mails of a participation in the place of who signs; null for himself. */
  readonly mailed?: string | null;
}

/** The text of a link with nothing left to sign. */
export function endingOf(
  status: Settled,
  role: Role,
  documents: readonly Awaiting[],
  { toCome = [], hasMore = false, mailed = null, ...start }: More = {},
): Ending {
  const follows = followingText(toCome);
  const { waiting, ...others } = endingsOf(role, documents, {
    hasMore: hasMore || follows !== null,
    after: onceSigned(role, start, mailed),
  });
  const ending = status === "waiting" ? waiting : others[status];
  if (follows === null || (status !== "waiting" && status !== "signed")) return ending;
  const more = t("{{follows}} Un e-mail vous préviendra.", { follows });
  return { ...waiting, next: status === "waiting" ? `${more} ${waiting.next}` : more };
}

/** The text of a link whose participant has left: what all had signed, and nothing to come. */
export function endingOfWhoLeft(leftAt: string): Ending {
  return {
    title: t("Vous ne participez plus à ce projet"),
    intro: t("Votre participation a pris fin le {{day}}.", { day: formatDate(leftAt) }),
    next: t(
      "Ce que tous avaient signé reste ici, et dans votre profil, sous «\u00a0Mes papiers signés\u00a0»\u00a0; si vous n’avez plus de compte, «\u00a0Vérifier un document signé\u00a0» vous le renvoie par e-mail. Ce qui attendait encore une signature est annulé\u00a0: il n’y a plus rien à signer.",
    ),
  };
}

/** The text of a link whose participant has asked to leave: nothing of a start to come. */
const endingOfWhoLeaves = (): Ending => ({
  title: t("Vous partez"),
  intro: t("Vous avez demandé à quitter ce projet."),
  next: t("La suite est sur la page de votre candidature. Ce que vous avez signé reste ici."),
});

/** Beside what all have signed, something was refused. */
const partlySigned = (): Pick<Ending, "title" | "intro"> => ({
  title: t("Tout n’est pas signé"),
  intro: t("Une personne a refusé. Le reste est signé par tous\u00a0: gardez ces exemplaires."),
});

/** The text of a link with nothing left to sign, for who stays, asked to leave, or left. */
export function endingOfSession(
  {
    leftAt,
    isLeaving,
    signer,
    documents,
    plant,
    ...more
  }: Pick<
    SignatureSession,
    | "leftAt"
    | "isLeaving"
    | "signer"
    | "documents"
    | "plant"
    | "toCome"
    | "begun"
    | "startsIn"
    | "plantFrom"
    | "laterSellersText"
  >,
  status: Settled,
): Ending {
  if (leftAt) return endingOfWhoLeft(leftAt);
  if (isLeaving) return endingOfWhoLeaves();
  const ending = endingOf(status, signer.role, documents, {
    ...more,
    hasMore: plant !== undefined,
    mailed: isNamedByAnother(signer) ? signer.namedBy : null,
  });
  const isPartly = status === "signed" && documents.some((one) => one.status === "declined");
  return isPartly ? { ...ending, ...partlySigned() } : ending;
}

/** By kind: an order by status would change between two readings. */
export const settledOrder = <D extends Pick<SignableDocument, "kind">>(documents: readonly D[]): D[] =>
  documents.toSorted((one, other) => documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind));

/** Who signs because somebody else named him, as a mayor whom a clerk named: nothing here says that he has an account. */
export const isNamedByAnother = (
  signer: Pick<SignatureSession["signer"], "firstName" | "lastName" | "namedBy">,
): boolean => signer.namedBy !== null && !isNameOf(signer.namedBy, signer);
