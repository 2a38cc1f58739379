import type { SignatureSummary } from "@mec/api/signature";
import { earlyDuesText } from "@mec/domain/overview";
import { dueOnSigning, duesOf, nextDuesText } from "@mec/domain/pmo";
import { monthText, startInLaterYear, startToCome } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { isPublicBody } from "@mec/domain/signatory";
import { sameName } from "@mec/domain/signature";
import type { GainRange, SumNow } from "@mec/domain/study";
import type { Db } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { essentialsOfAll } from "../../documents/to-sign/essentials.ts";
import { feeSince } from "../../documents/to-sign/fee-since.ts";
import { signedFeeText } from "../../documents/to-sign/sorted-documents.ts";
import { findSignedBulletins, type SaidDocument } from "../document/index.ts";
import { listFiles, readPmo } from "../pmo/index.ts";
import { findSoldToThemselves } from "../signatory/reads.ts";
import { outcomeOfPlant, outcomeOfPrice, sinceAgreement } from "../study/index.ts";
import { alikeIn, findSaid } from "./alike.ts";
import { placesWithoutSale, withAwaitedSales } from "./awaited-sales.ts";
import { doubtedSiretText } from "./doubted-siret.ts";
import { openLink } from "./link.ts";
import { sellersBeside } from "./other-sellers.ts";
import { findOpened, type ShownPlace } from "./session.ts";
import { duesIn, priceIn } from "./signed-price.ts";
import { untaxedText } from "./untaxed-told.ts";

const isContract = ({ content }: SaidDocument): boolean => content.kind === "salesContract";

/** Whether who signs is the person whose account it is: another, whom it names, cannot open the place. */
const isOwnAccount = (place: ShownPlace | undefined): boolean =>
  place !== undefined && place.namedBy === `${place.firstName} ${place.lastName}`;

/** Their sums to who reads them here: what was changed of a place is another's doing, where the account is. */
const asRead = (places: readonly ToldPlace[], placeOf: (documentId: string) => ShownPlace | undefined) =>
  // Who was asked no price has said yes to none that may have changed.
  places.flatMap(({ price, ...place }) =>
    price === null ? [] : { ...place, price, isOther: !isOwnAccount(placeOf(place.sum.documentId)) },
  );

/** What the first of these bulletins says beside what members pay now; "" where that is the same. */
async function feeChange(deps: Deps, projectId: string, documents: readonly SaidDocument[]): Promise<string> {
  const signed = documents.flatMap(({ content }) =>
    content.kind === "bulletin" && content.fee ? duesOf(content.fee) : [],
  );
  if (signed.length === 0) return "";
  const { fee } = await readPmo(deps.db, projectId);
  if (!fee) return "";
  const now = duesOf(fee);
  return signed.map((one) => feeSince(one, now)).find(Boolean) ?? "";
}

/** That the first fee of the bulletins among these is paid at once; "" where none of them asks for any. */
function feeDue(
  documents: readonly SaidDocument[],
  start: Parameters<typeof startInLaterYear>[0],
  now: Date,
): string {
  const bulletins = documents.flatMap(({ content }) =>
    content.kind === "bulletin" && content.fee ? { ...content, dues: duesOf(content.fee) } : [],
  );
  if (!bulletins.some(({ dues: { yearly, once } }) => yearly + once > 0)) return "";
  const today = dayInParis(now);
  const startsIn = startInLaterYear(start, today);
  const first = dueOnSigning({
    isPublicBody: bulletins.some(({ participant }) => isPublicBody(participant)),
    startsIn: startsIn && monthText(startsIn),
  });
  const all = {
    yearly: bulletins.reduce((sum, { dues }) => sum + dues.yearly, 0),
    once: bulletins.reduce((sum, { dues }) => sum + dues.once, 0),
  };
  if (all.yearly === 0) return first;
  const early = earlyDuesText(all, { today, startsIn: startToCome(start, today) });
  return [first, nextDuesText, early].filter(Boolean).join(" ");
}

/** The mailbox of the legal body, as a bulletin to sign tells it. */
function mailboxOf(documents: readonly SaidDocument[]): Pick<SignatureSummary, "askStatutesAt"> {
  const [askStatutesAt] = documents.flatMap(({ content }) =>
    content.kind === "bulletin" ? content.association?.email || content.interlocutor?.email || [] : [],
  );
  return askStatutesAt === undefined ? {} : { askStatutesAt };
}

interface ToldPlace {
  readonly pointId: string;
  /** Null of who buys from nobody else. */
  readonly price: number | null;
  /** kWh a year that the sum counts. */
  readonly sharedKwh: GainRange;
  readonly sum: SignatureSummary["sums"][number] & Pick<SumNow, "own">;
}

/**
 * What the price of each sales contract brings to the consumer who signs it, or the price that he said yes to where the
 * contract follows, and what taking part brings to who buys from nobody else and was asked no price; a producer who signs as seller
 * gets no sum.
 */
async function sumsOf(
  deps: Deps,
  documents: readonly SaidDocument[],
  ownBodies: ReadonlySet<string>,
): Promise<ToldPlace[]> {
  const told = new Map<string, ToldPlace>();
  const contractsFirst = documents.toSorted((a, b) => Number(isContract(b)) - Number(isContract(a)));
  for (const { documentId, content, projectId, consumptionPointId } of contractsFirst) {
    if (consumptionPointId === null || told.has(consumptionPointId)) continue;
    const price = priceIn(content);
    if (price === null && !ownBodies.has(consumptionPointId)) continue;
    const outcome = await outcomeOfPrice(deps, {
      projectId,
      pointId: consumptionPointId,
      price: price ?? 0,
      dues: duesIn(documents, consumptionPointId),
    });
    // Who signs knows the place: the account's name would tell him nothing.
    if (outcome)
      told.set(consumptionPointId, {
        pointId: consumptionPointId,
        price,
        sharedKwh: outcome.sharedKwh,
        sum: { documentId, ...outcome, name: content.site?.name ?? outcome.name },
      });
  }
  const rank = ({ pointId }: ToldPlace) =>
    documents.findIndex(({ consumptionPointId }) => consumptionPointId === pointId);
  return [...told.values()].sort((one, other) => rank(one) - rank(other));
}

/** Of the kilowatt-hours that a sum counts, those that the contracts sell. */
const soldOf = (shared: GainRange | undefined, part: number): GainRange | null =>
  shared ? { low: shared.low * part, high: shared.high * part } : null;

type Plant = Parameters<typeof outcomeOfPlant>[1];

/** The installations that somebody signs for: to take part, or to sell by contracts that name him for them. */
function plantsOf({ projectId, content, productionPointId }: SaidDocument, place: ShownPlace): Plant[] {
  if (productionPointId !== null)
    return place.role === "participant" ? [{ projectId, pointId: productionPointId }] : [];
  if (content.kind !== "salesContract" || place.role !== "producer") return [];
  return content.producers.flatMap(({ pointId, identity }) =>
    pointId !== undefined &&
    identity?.email.toLowerCase() === place.email.toLowerCase() &&
    sameName({ firstName: identity.firstName, lastName: identity.name }, place)
      ? { projectId, pointId, holderId: place.accountId ?? undefined }
      : [],
  );
}

/** What he pays by the bulletins that he signed before, where none is among these documents. */
async function feeSignedBefore(
  { db }: Deps,
  projectId: string,
  documents: readonly SaidDocument[],
  placeOf: (documentId: string) => ShownPlace | undefined,
): Promise<string | null> {
  if (documents.some(({ content }) => content.kind === "bulletin")) return null;
  const pointIds = documents.flatMap((said) => {
    const place = placeOf(said.documentId);
    if (!place) return [];
    const own = place.role === "participant" ? (said.consumptionPointId ?? []) : [];
    return [own, plantsOf(said, place).map(({ pointId }) => pointId)].flat();
  });
  return signedFeeText(await findSignedBulletins(db, projectId, pointIds));
}

/** The installations that somebody signs for in any of these. */
const plantsOfAll = (
  documents: readonly SaidDocument[],
  placeOf: (documentId: string) => ShownPlace | undefined,
): Plant[] =>
  documents.flatMap((said) => {
    const place = placeOf(said.documentId);
    return place ? plantsOf(said, place) : [];
  });

/** What each of them earns, once; a contract's plant of another account than the one which named the signer is not shown. */
async function salesOf(
  deps: Deps,
  documents: readonly SaidDocument[],
  placeOf: (documentId: string) => ShownPlace | undefined,
): Promise<SignatureSummary["sales"]> {
  const plants = new Map<string, Plant>();
  for (const plant of plantsOfAll(documents, placeOf))
    if (!plants.has(plant.pointId)) plants.set(plant.pointId, plant);
  const sales: SignatureSummary["sales"] = [];
  for (const plant of plants.values()) {
    const outcome = await outcomeOfPlant(deps, plant);
    if (outcome) sales.push(outcome);
  }
  return sales;
}

const findStart = (db: Db, projectId: string) =>
  db
    .selectFrom("project")
    .select(["stage", "expected_start as expectedStart"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();

/**
 * The documents that wait to be signed by a personal link, in six lines taken from their content, and for a consumer
 * the sum that each contract's price makes, for a producer what his price earns. Reading it does not count as opening: only `readSignature` shows the
 * documents.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function readSummary(deps: Deps, token: string, origin: Origin): Promise<SignatureSummary> {
  const link = await openLink(deps, token, origin);
  const { shown } = await findOpened(deps.db, link, deps.now());
  const toSign = shown.filter(({ status }) => status === "to-sign");
  const [first] = toSign;
  if (!first) return { essentials: [], sums: [], sales: [], statutes: [], alike: [] };
  const where = { projectId: link.projectId, today: dayInParis(deps.now()) };
  const statutes = await listFiles(deps, link.projectId, "pmo-status");
  const ids = toSign.map(({ documentId }) => documentId);
  const said = await findSaid(deps, ids);
  const start = await findStart(deps.db, link.projectId);
  // A producer's link has the contracts that he signs as seller too: what they save is their consumers' to read.
  const shownOf = new Map(toSign.map((place) => [place.documentId, place]));
  const own = said.filter(({ documentId }) => shownOf.get(documentId)?.role === "participant");
  const unsold = placesWithoutSale(own);
  const ownBodies = await findSoldToThemselves(deps.db, link.projectId, unsold);
  const places = await sumsOf(deps, own, ownBodies);
  const sums = places.map(({ sum, pointId }) =>
    isOwnAccount(shownOf.get(sum.documentId)) ? { ...sum, pointId } : sum,
  );
  const placeOf = (documentId: string) => shownOf.get(documentId);
  const since = await feeChange(deps, link.projectId, own);
  const signedFee = first.role === "pmo" ? null : await feeSignedBefore(deps, link.projectId, said, placeOf);
  const due = feeDue(own, start, deps.now());
  // Who gets VAT back pays no more for it.
  const paysVat = sums.some(({ savingWithoutVatEur, isVatCounted }) => !savingWithoutVatEur || isVatCounted);
  const untaxed = paysVat ? await untaxedText(deps.db, own) : "";
  const isVatPaid = sums.some(({ isVatCounted }) => isVatCounted);
  const beside = await sellersBeside(deps.db, where, own, isVatPaid);
  const ofFee = (text: string) => [signedFee ?? text, due, since].filter(Boolean).join(" ");
  return {
    start,
    essentials: essentialsOfAll(
      (await withAwaitedSales(deps.db, where, said, ownBodies)).map(({ documentId, content }) => ({
        role: placeOf(documentId)?.role ?? first.role,
        content,
      })),
      {
        isOwnBody: unsold.length > 0 && unsold.every((id) => ownBodies.has(id)),
        isVatPaid,
        sharedKwh: places.length === 1 ? soldOf(places[0]?.sharedKwh, beside.part) : null,
        plants: plantsOfAll(said, placeOf).map(({ pointId }) => pointId),
      },
    ).map((line) => (line.subject === "fee" ? { ...line, text: ofFee(line.text) } : line)),
    sums,
    sinceAgreement:
      [untaxed, beside.text, await sinceAgreement(deps, link.projectId, asRead(places, placeOf))]
        .filter(Boolean)
        .join(" ") || null,
    identifierDoubt: doubtedSiretText(said),
    sales: await salesOf(deps, said, placeOf),
    alike: await alikeIn(deps, said),
    statutes: statutes.map(({ id, name }) => ({ id, name })),
    ...(statutes.length === 0 && mailboxOf(own)),
  };
}
