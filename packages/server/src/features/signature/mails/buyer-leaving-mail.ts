import { isBeforeNotice, leavesOn, neverBegins, saleEndsBy } from "@mec/domain/application";
import { participantName } from "@mec/domain/document";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft } from "../../../jobs/reaction.ts";
import { findLeavingConsumers } from "../../application/left/reads.ts";
import { living } from "../../document/scopes.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { findSellers } from "../retraction/retraction-store.ts";
import { concluded } from "../scopes.ts";
import { leftSaleTexts } from "./left-sale.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { quoted } from "./mail-words.ts";

type Departure = EventOf<"buyer-leaving">["departure"];

/** When the sale ends: on the day that the buyer wishes or moves out, or once the notice of their contract has run. */
function endTexts(departure: NonNullable<Departure>): string[] {
  const { leavingOn, settledFor = leavingOn, saleStartsOn } = departure;
  if (saleStartsOn !== undefined && neverBegins(departure))
    return [
      `Votre contrat avec elle, qui ne prend effet que le ${formatDate(saleStartsOn)}, prend fin avant\u00a0: rien ne lui est vendu par lui.`,
    ];
  if (departure.movesOut)
    return [
      `Cette personne quitte les lieux\u00a0: votre contrat avec elle prend fin ${settledFor === leavingOn ? "ce jour-là" : `le ${formatDate(leavingOn)}`}, sans préavis ni indemnité.`,
    ];
  if (departure.noticeEndsOn === undefined) return [];
  return isBeforeNotice(departure)
    ? [
        `Votre contrat demande un préavis, que cette personne doit vous écrire. S’il l’est le jour de sa demande, le contrat prend fin au plus tard le ${formatDate(saleEndsBy(departure))}, plus tôt si vous l’acceptez ou si cette personne quitte les lieux.`,
      ]
    : [
        "Cette date respecte le préavis de votre contrat, si cette personne vous l’écrit le jour de sa demande.",
      ];
}

/** That he asks to leave, or on which day he does. */
function leavingTexts(
  buyer: string,
  project: string,
  { leavingOn, settledFor, notOn }: NonNullable<Departure>,
  today: string,
): string[] {
  const who = `${buyer}, à qui vous vendez votre électricité,`;
  if (settledFor !== undefined)
    return [
      `${who} quitte ${project} le ${formatDate(settledFor)}\u00a0: le porteur du projet a réglé ce départ.${settledFor > today ? " D’ici là rien ne change." : ""}`,
    ];
  return [
    ...(notOn === undefined
      ? []
      : [`Le porteur du projet renonce au ${formatDate(notOn)}\u00a0: ce départ attend un autre jour.`]),
    `${who} souhaite quitter ${project} le ${formatDate(leavingOn)}.`,
  ];
}

const whatOf = (departure: Departure): string => {
  if (!departure) return "reste finalement";
  if (departure.settledFor !== undefined) return `part le ${formatDate(departure.settledFor)}`;
  return departure.notOn === undefined
    ? "demande à partir"
    : `ne part plus le ${formatDate(departure.notOn)}`;
};

interface DraftTold {
  readonly departure: Departure;
  readonly today: string;
  readonly hasOthers: boolean;
  /** What his other contracts bring then. */
  readonly left: readonly string[];
}

function draftTo(
  seller: SignerPlace,
  buyer: string,
  { projectName, ownerEmail }: ProjectFacts,
  { departure, today, hasOthers, left }: DraftTold,
): MailDraft {
  const project = quoted(projectName);
  const what = whatOf(departure);
  return {
    to: seller.email,
    replyTo: ownerEmail,
    subject: `${project}\u00a0: ${buyer} ${what}`,
    title: `${buyer} ${what}`,
    paragraphs: [
      `Bonjour ${seller.firstName},`,
      ...(departure
        ? [
            ...leavingTexts(buyer, project, departure, today),
            ...endTexts(departure),
            `Le porteur du projet règle ce départ avec le gestionnaire de réseau\u00a0: vous n’avez rien à faire.${hasOthers ? " Vos autres contrats ne changent pas." : ""}`,
            ...left,
          ]
        : [
            `${buyer} ne quitte plus ${project}\u00a0: votre contrat de vente continue, aux conditions que vous avez signées.`,
          ]),
    ],
  };
}

/** The mailboxes of who sells in a project by other contracts than these, which all have signed. */
async function findOtherSellers(
  db: Db,
  projectId: string,
  documentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(s.email) as email from document d
      join signature_request r on r.document_id = d.id join signature_signer s on s.request_id = r.id
    where d.project_id = ${projectId} and d.kind = 'salesContract' and ${living("d")} and ${concluded("d")}
      and s.role = 'producer' and d.id <> all(${[...documentIds]}::uuid[])`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

/** Who has left by then. */
const findGoneBy = async (db: Db, projectId: string, day: string): Promise<string[]> =>
  (await findLeavingConsumers(db, projectId)).flatMap(({ consumptionPointId, on }) =>
    on <= day ? consumptionPointId : [],
  );

/** To each who sells to a consumer who asks to leave, but not to the owner, who settles it, nor to the buyer himself. */
export async function buyerLeavingMails(
  deps: Deps,
  { projectId, documentIds, departure }: EventOf<"buyer-leaving">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, projectId);
  if (!facts) return [];
  const places = await findPlacesIn(deps.db, documentIds);
  const mailbox = ({ email }: SignerPlace) => email.toLowerCase();
  const buyers = places.filter(({ role }) => role === "participant");
  const known = new Set([facts.ownerEmail.toLowerCase(), ...buyers.map(mailbox)]);
  const [first] = buyers;
  if (!first) return [];
  const buyer = participantName(first.participant, first);
  const others = await findOtherSellers(deps.db, projectId, documentIds);
  const today = dayInParis(deps.now());
  const sellers = places.filter((place) => {
    if (place.role !== "producer" || known.has(mailbox(place))) return false;
    known.add(mailbox(place));
    return true;
  });
  const sold = await findSellers(deps.db, documentIds);
  const leaving = [
    ...buyers.flatMap(({ consumptionPointId }) => consumptionPointId ?? []),
    ...(departure ? await findGoneBy(deps.db, projectId, leavesOn(departure)) : []),
  ];
  return Promise.all(
    sellers.map(async (seller) => {
      const plants = sold.find(({ email }) => email.toLowerCase() === mailbox(seller))?.plants;
      const left = departure ? await leftSaleTexts(deps, { projectId, plants, leaving }) : [];
      const hasOthers = others.has(mailbox(seller));
      return composeMail(deps, jobId, draftTo(seller, buyer, facts, { departure, today, hasOthers, left }));
    }),
  );
}
