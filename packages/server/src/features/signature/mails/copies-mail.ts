import { pages } from "@mec/api";
import { formatDate, plural } from "@mec/domain/shared";
import {
  hasSigned,
  isUnderWay,
  mayAskEarlySupply,
  mayRetract,
  mayRetractText,
  supplyFrom,
} from "@mec/domain/signature";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { findPlacesIn, findPlacesOf, type SignerPlace } from "../place-store.ts";
import { findSignedByConsumers, lastDayAmong, rightOf } from "../retraction/reads.ts";
import { makeLink } from "./ask-to-sign.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";
import { documentsAmong } from "./owner-mails.ts";
import { toEndText } from "./to-end-text.ts";

function ownersCopiesMail(deps: Deps, facts: ProjectFacts, places: readonly SignerPlace[]): MailDraft {
  const count = plural(places.length, "document signé", "documents signés");
  return {
    to: facts.ownerEmail,
    subject: `${quoted(facts.projectName)}\u00a0: ${count} par tous`,
    title: `${count} par tous`,
    paragraphs: [
      `Bonjour ${facts.ownerFirstName},`,
      `Tous les signataires ont signé, dans ${quoted(facts.projectName)}\u00a0:`,
      documentList(documentsAmong(places)),
      "Les exemplaires signés et scellés sont dans vos documents.",
    ],
    action: {
      label: "Ouvrir mes documents",
      url: webLink(deps, pages.ownerDocuments.to({ projectId: facts.projectId, tab: "bulletin" })),
    },
  };
}

/** Signed by an individual for a place that consumes. */
const givesRetraction = ({ role, participant, consumptionPointId }: SignerPlace): boolean =>
  role === "participant" && consumptionPointId !== null && participant !== null && mayRetract(participant);

/** What he answered of the beginning of his supply by the contracts among these, which this mail confirms to him. */
function supplyAnswer({ places, until }: Signed): string[] {
  const answers = new Set(
    places.filter(mayAskEarlySupply).flatMap(({ asksEarlySupply }) => asksEarlySupply ?? []),
  );
  if (answers.size === 0) return [];
  if (!answers.has(true)) {
    const from = supplyFrom(until);
    return [
      `Vous n’avez pas demandé que la fourniture commence avant la fin de ce délai\u00a0: elle commence ${from === null ? "ensuite" : `au plus tôt le ${formatDate(from)}`}.`,
    ];
  }
  const signing = answers.has(false) ? "en signant une partie de ces contrats" : "en signant";
  return [
    `Vous avez demandé, ${signing}, que la fourniture commence avant la fin de ce délai. Si vous vous rétractez ensuite, vous payez l’électricité fournie jusque-là.`,
  ];
}

/** What a person has signed. */
interface Signed {
  /** The documents whose copies this mail brings. */
  readonly places: readonly SignerPlace[];
  /** Those that others have still to sign: their copies follow. */
  readonly waiting: readonly SignerPlace[];
  /** All that he has or had to sign in the project: who has several places reads which each document is of. */
  readonly all: readonly SignerPlace[];
  /** What he settles with the buyer of his plant before it shares; null where nothing, or another mail says it. */
  readonly toEnd: string | null;
  /** The last day on which he may retract them; null while somebody has still to sign, or where his places have several. */
  readonly until: string | null;
}

/** He has signed all of it, in one go or before: nothing that he signed is left out of the mail that comes of it. */
function waitingTexts({ waiting, all }: Signed): MailDraft["paragraphs"] {
  if (waiting.length === 0) return [];
  const [it, its] =
    waiting.length > 1
      ? ["d’autres signataires les signent", "leurs exemplaires"]
      : ["d’autres signataires le signent", "son exemplaire"];
  return [
    `Vous avez signé aussi, et ${it} à leur tour\u00a0:`,
    documentList(waiting, all),
    `Vous recevrez ${its} ensuite.`,
  ];
}

function signersCopiesMail(facts: ProjectFacts, signed: Signed, url: string): MailDraft | null {
  const { places, all } = signed;
  const [first] = places;
  if (!first) return null;
  const one = places.length < 2;
  const isSole = places.every(({ kind }) => kind === "bulletin");
  return {
    to: first.email,
    subject: one
      ? `Votre document signé pour ${quoted(facts.projectName)}`
      : `Vos documents signés pour ${quoted(facts.projectName)}`,
    title: isSole
      ? "Vous avez signé"
      : one
        ? "Votre document est signé par tous"
        : "Vos documents sont signés par tous",
    paragraphs: [
      `Bonjour ${first.firstName},`,
      `${isSole ? "Vous avez signé" : "Tous les signataires ont signé"}, pour ${quoted(facts.projectName)}\u00a0:`,
      documentList(places, all),
      "Votre exemplaire porte les signatures, leur certificat et le sceau de la plateforme. Téléchargez-le et conservez-le.",
      ...waitingTexts(signed),
      ...(signed.toEnd ? [signed.toEnd] : []),
      ...(places.some(givesRetraction) ? [mayRetractText(signed.until)] : []),
      ...supplyAnswer(signed),
    ],
    action: { label: one ? "Télécharger mon exemplaire" : "Télécharger mes exemplaires", url },
    footer: "Ce lien est personnel\u00a0: ne le transférez pas.",
  };
}

const eachOnce = (places: readonly SignerPlace[]): SignerPlace[] =>
  [...new Map(places.toReversed().map((place) => [place.documentId, place])).values()].reverse();

/** The last day on which these may be retracted, where that is one for all: a contract that was added has days of its own. */
async function findLastDay(
  db: Db,
  projectId: string,
  { places, now }: { readonly places: readonly SignerPlace[]; readonly now: Date },
): Promise<string | null> {
  const given = places.filter(givesRetraction);
  const pointIds = given.flatMap(({ consumptionPointId }) => consumptionPointId ?? []);
  const signed = await findSignedByConsumers(db, projectId, pointIds);
  const days = new Set(
    given.flatMap(({ consumptionPointId, documentId, isAdded }) => {
      const all = signed.get(consumptionPointId ?? "") ?? [];
      if (isAdded) return lastDayAmong(all.filter((one) => one.documentId === documentId));
      const right = rightOf(all, now);
      return right ? right.until : [];
    }),
  );
  const [until = null, ...others] = days;
  return others.length === 0 ? until : null;
}

/** What a person has signed in a project: of these documents the copies are there. */
async function findSigned(
  { db, now }: Deps,
  { documentIds, ...person }: EventOf<"signed-copies-ready">,
): Promise<Signed> {
  const isCopied = ({ documentId }: SignerPlace) => documentIds.includes(documentId);
  const isWaiting = ({ signerStatus, requestStatus, awaited }: SignerPlace) =>
    hasSigned(signerStatus) && isUnderWay(requestStatus) && awaited.length > 0;
  const all = await findPlacesOf(db, person);
  const places = eachOnce(all.filter(isCopied));
  return {
    places,
    waiting: eachOnce(all.filter((place) => !isCopied(place) && isWaiting(place))),
    all,
    // Once his accord is signed, the mail of what follows says it.
    toEnd: await toEndText(
      { db, now },
      places.filter(({ kind }) => kind === "bulletin"),
    ),
    until: await findLastDay(db, person.projectId, { places, now: now() }),
  };
}

/** To the project's owner, or to one who signed: where the copies are that all have signed. */
export async function copiesMails(
  deps: Deps,
  event: EventOf<"signed-copies-ready">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, event.projectId);
  if (!facts) return [];
  if (event.asOwner) {
    const places = eachOnce(await findPlacesIn(deps.db, event.documentIds));
    return places.length > 0 ? [composeMail(deps, jobId, ownersCopiesMail(deps, facts, places))] : [];
  }
  const signed = await findSigned(deps, event);
  if (signed.places.length === 0) return [];
  const draft = signersCopiesMail(facts, signed, await makeLink(deps, event, jobId, "signed-copies"));
  return draft ? [composeMail(deps, jobId, draft)] : [];
}
