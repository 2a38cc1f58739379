import { erasedSellerText, noticeEnd, staysSoldText, withoutSellerText } from "@mec/domain/application";
import { participantName } from "@mec/domain/document";
import { dayInParis, formatDate } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import { composeMail, type EventOf } from "../../../jobs/reaction.ts";
import { lastStepAt } from "../../application/scopes.ts";
import { gainsOfLeaving, gainsOfLeft } from "../../study/index.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { byBuyer } from "./buyers.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";

interface Seller {
  readonly documentId: string;
  readonly name: string;
  /** When the notice has run that he gave on the day on which he asked to leave; null where his contract asks for none. */
  readonly noticeEndsOn: string | null;
  /** When he left, of one who asked to. */
  readonly leftAt: Date | null;
  /** When his application moved last, asked for or not. */
  readonly movedAt: Date | null;
}

type Leaving = EventOf<"seller-left"> | EventOf<"seller-leaving">;

/** Who of those that leave sold by each of these contracts, as it names them. */
async function findSellers({ db }: Deps, { productionPointIds, documentIds }: Leaving): Promise<Seller[]> {
  const { rows } = await sql<{
    documentId: string;
    identity: SignatoryInput;
    noticeMonths: number | null;
    requestedAt: string | null;
    leftAt: Date | null;
    movedAt: Date | null;
  }>`
    select d.id as "documentId", one->'identity' as identity,
      (d.data->'terms'->>'noticeMonths')::int as "noticeMonths", asked.at as "requestedAt", asked.left_at as "leftAt",
      asked.moved_at as "movedAt"
    from document d cross join lateral jsonb_array_elements(coalesce(d.data->'producers', '[]')) one
      left join lateral (select a.departure->>'requestedAt' as at, a.ended_at as left_at,
            coalesce(a.ended_at, ${lastStepAt("a")}) as moved_at from application a
          where a.production_point_id::text = one->>'pointId' and a.project_id = d.project_id
          order by a.created_at desc limit 1) asked on true
    where d.id = any(${documentIds}::uuid[]) and one->>'pointId' = any(${productionPointIds}::text[])
      and one->>'identity' is not null`.execute(db);
  return rows.map(({ documentId, identity, noticeMonths, requestedAt, leftAt, movedAt }) => ({
    documentId,
    name: participantName(identity, { ...identity, lastName: identity.name }),
    leftAt,
    movedAt,
    noticeEndsOn:
      noticeMonths === null || requestedAt === null
        ? null
        : noticeEnd(dayInParis(new Date(requestedAt)), noticeMonths),
  }));
}

/** That he leaves before the notice that his contract asks of him has run: this needs the buyer's agreement. */
function earlyText(day: string, own: readonly SignerPlace[], sellers: readonly Seller[]): string[] {
  const bought = new Set(own.map(({ documentId }) => documentId));
  const ends = sellers.flatMap(({ documentId, noticeEndsOn }) =>
    noticeEndsOn !== null && bought.has(documentId) ? noticeEndsOn : [],
  );
  const last = ends.toSorted().at(-1);
  if (last === undefined || day >= last) return [];
  return [
    `Votre contrat lui demande un préavis, jusqu’au ${formatDate(last)}\u00a0: partir plus tôt demande votre accord. Si vous ne le donnez pas, dites-le-lui et au porteur du projet.`,
  ];
}

/** With whom a buyer had signed; null where that is nobody by name, or more than one. */
function sellerOf(own: readonly SignerPlace[], sellers: readonly Seller[]): string | null {
  const bought = new Set(own.map(({ documentId }) => documentId));
  const names = new Set(sellers.flatMap(({ documentId, name }) => (bought.has(documentId) ? name : [])));
  const [name = null, ...others] = names;
  return others.length === 0 ? name : null;
}

/** "quitte le projet", on a day where one is settled for it, or not on that day any more. */
function leavesText(event: Leaving, project: string, leftOn: string | null): string {
  if (event.type === "seller-left" && event.isErased) return `a supprimé son compte et quitte ${project}`;
  if (event.type === "seller-left")
    return leftOn === null ? `quitte ${project}` : `quitte ${project} le ${formatDate(leftOn)}`;
  const day = formatDate(event.day);
  return event.isOff ? `ne quitte plus ${project} le ${day}` : `quitte ${project} le ${day}`;
}

/** What each of these places saves, before he is out and after; nothing where that is not known: the rest is told all the same. */
async function findGains(
  deps: Deps,
  event: Leaving,
  { places, sellers }: { readonly places: readonly SignerPlace[]; readonly sellers: readonly Seller[] },
): Promise<ReadonlyMap<string, string>> {
  const { projectId, productionPointIds } = event;
  const pointIds = [...new Set(places.flatMap(({ consumptionPointId }) => consumptionPointId ?? []))];
  try {
    if (event.type === "seller-leaving")
      return event.isOff
        ? new Map()
        : await gainsOfLeaving(deps, { projectId, pointIds }, productionPointIds);
    const [goneAt] = sellers.flatMap(({ movedAt }) => movedAt ?? []);
    return goneAt ? await gainsOfLeft(deps, { projectId, pointIds }, goneAt) : new Map();
  } catch (error) {
    deps.log.error({ err: error }, "the sums of who bought from a seller who leaves");
    return new Map();
  }
}

/** "Votre estimation par an, avant et après ce départ : de 3 à 9 € d’économie → de 1 à 5 € d’économie", of each of several places. */
function gainTexts(own: readonly SignerPlace[], gains: ReadonlyMap<string, string>): string[] {
  const places = new Map(own.map((place) => [place.consumptionPointId ?? "", place.site]));
  return [...places].flatMap(([pointId, site]) => {
    const gain = gains.get(pointId);
    if (gain === undefined) return [];
    const of = places.size > 1 && site ? ` pour ${quoted(site)}` : "";
    return [`Votre estimation par an${of}, avant et après ce départ\u00a0: ${gain}.`];
  });
}

interface Told {
  readonly sellers: readonly Seller[];
  readonly gains: ReadonlyMap<string, string>;
}

function draftOf(
  event: Leaving,
  { projectName, ownerEmail }: ProjectFacts,
  { sellers, gains }: Told,
  own: readonly SignerPlace[],
) {
  const [first] = own;
  const seller = sellerOf(own, sellers);
  if (!first) return null;
  const bought = new Set(own.map(({ documentId }) => documentId));
  const leftAt = sellers.find(({ documentId }) => bought.has(documentId))?.leftAt ?? null;
  const leftOn = leftAt && dayInParis(leftAt);
  const who = seller ?? "Le producteur de votre contrat";
  const leaves = leavesText(event, "le projet", leftOn);
  const head = {
    to: first.email,
    subject: `${quoted(projectName)}\u00a0: ${seller ?? "votre producteur"} ${leaves}`,
    title: `${who} ${leaves}`,
    replyTo: ownerEmail,
  };
  const told = `${who} ${leavesText(event, quoted(projectName), leftOn)}`;
  if (event.type === "seller-leaving" && event.isOff)
    return {
      ...head,
      paragraphs: [
        `Bonjour ${first.firstName},`,
        event.isStaying
          ? `${told}\u00a0: le porteur du projet y renonce. Rien ne change, et votre contrat continue.`
          : `${told}\u00a0: son départ attend un autre jour. D’ici là rien ne change, et votre contrat continue.`,
      ],
    };
  const isToCome = event.type === "seller-leaving";
  const was = isToCome && event.was ? `, et non plus le ${formatDate(event.was)}` : "";
  return {
    ...head,
    paragraphs: [
      `Bonjour ${first.firstName},`,
      `${told}${was}.${isToCome ? " D’ici là rien ne change." : ""} Vous ${isToCome ? "avez" : "aviez"} signé ensemble\u00a0:`,
      documentList(own),
      withoutSellerText,
      ...gainTexts(own, gains),
      ...(isToCome ? earlyText(event.day, own, sellers) : []),
      ...(event.type === "seller-left" && event.isErased ? [erasedSellerText] : []),
      `${staysSoldText}\u00a0: le porteur du projet vous répond si vous répondez à cet e-mail. Le reste de ce que vous avez signé ne change pas.`,
    ],
  };
}

/** To each consumer who buys from a producer who leaves, or is to on a day: what it means for him. */
export async function sellerLeavingMails(deps: Deps, event: Leaving, jobId: string): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, event.projectId);
  if (!facts) return [];
  const sellers = await findSellers(deps, event);
  const people = byBuyer(await findPlacesIn(deps.db, event.documentIds));
  const gains = await findGains(deps, event, { places: people.flat(), sellers });
  return people.flatMap((own) => {
    const draft = draftOf(event, facts, { sellers, gains }, own);
    return draft ? [composeMail(deps, jobId, draft)] : [];
  });
}
