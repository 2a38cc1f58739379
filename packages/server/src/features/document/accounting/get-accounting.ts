import type { FileAnswer } from "@mec/api";
import type { AccountingFormat, AccountingSheet } from "@mec/api/document";
import { type PriceProposal, proposalCalls } from "@mec/api/study";
import { leavesOn, saleEndsBy } from "@mec/domain/application";
import { duesOf } from "@mec/domain/pmo";
import { reclaimsVat } from "@mec/domain/point";
import { DomainError, dayInParis } from "@mec/domain/shared";
import * as z from "zod";
import { type ArchiveEntry, makeArchive } from "../../../archives/index.ts";
import type { Deps } from "../../../deps.ts";
import { accountingSheet } from "../../../documents/accounting/accounting-sheet.ts";
import type { AccountingData } from "../../../documents/accounting/data.ts";
import { sortDocuments } from "../../../documents/to-sign/sorted-documents.ts";
import { findBinding } from "../../application/index.ts";
import { findAdmitted } from "../../application/left/signed/reads.ts";
import { findCalledOn } from "../../overview/reads.ts";
import { findOwnOf, findSoldToThemselves } from "../../signatory/reads.ts";
import { findSupplyDays } from "../../signature/retraction/reads.ts";
import { getOwnProposals, getPriceProposals } from "../../study/index.ts";
import { makeNamer } from "../files/archive-names.ts";
import { downloadName, plainName } from "../files/file-name.ts";
import { earlyDuesOf, loadDrafts } from "../get-commitment.ts";
import {
  type AccountedPlace,
  findAccountedPlaces,
  findKept,
  findPlaceDocuments,
  type KeptDocument,
} from "./accounting-store.ts";

/** The sum of the place's page, rounded as it reads it; null where it has none, and of who leaves before a year is over. */
async function sumOf(
  deps: Deps,
  { pointId, projectId, hasPrice, takesPart, endedAt, departure }: AccountedPlace,
): Promise<PriceProposal | null> {
  if (endedAt || departure) return null;
  const sums = hasPrice
    ? await getPriceProposals(deps, projectId, [pointId])
    : takesPart
      ? await getOwnProposals(deps, projectId, [pointId])
      : new Map<string, PriceProposal>();
  return z.encode(proposalCalls.getPriceProposal.success.body, sums.get(pointId) ?? null);
}

type Sold = Pick<AccountingData, "bulletin" | "contracts" | "isWritten">;

const nothingSold: Sold = { bulletin: null, contracts: [], isWritten: false };

/** What the documents that bind say, else what those of a price would say today, with all who sell. */
async function soldTo(deps: Deps, place: AccountedPlace): Promise<Sold> {
  const { pointId, identity } = place;
  if (place.endedAt) return { ...sortDocuments(await findKept(deps.db, place)), isWritten: true };
  const bound = await findBinding(deps.db, pointId);
  if (bound) {
    const { bulletin, contracts } = sortDocuments(bound.documents);
    return { bulletin, contracts, isWritten: true };
  }
  const drafts = await loadDrafts(deps, pointId);
  if (!drafts) return nothingSold;
  const { bulletin, contracts } = sortDocuments(drafts.documents);
  const { sellers, buyer } = drafts;
  return {
    bulletin,
    contracts: contracts.map((contract) => ({
      ...contract,
      // As who signs for the place is known, it says what it will say of him.
      consumer: identity,
      producers: sellers,
      acceptedPrice: buyer.price,
    })),
    isWritten: false,
  };
}

/** Of the contracts that were set aside: what one's own body sells is not settled elsewhere, whoever came beside it since. */
async function unsoldBy(
  { db }: Deps,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
  documents: readonly KeptDocument[],
): Promise<AccountingData["unsold"]> {
  if ((await findSoldToThemselves(db, projectId, [pointId])).has(pointId))
    return { ownBody: "all", isElsewhere: false };
  const setAside = documents.filter((one) => one.kind === "salesContract" && one.isElsewhere);
  if (setAside.length === 0) return null;
  const own = new Set<string>();
  for (const plantId of new Set(setAside.flatMap(({ sellers }) => sellers)))
    if ((await findOwnOf(db, { projectId, plantId }, [pointId])).has(pointId)) own.add(plantId);
  const isWithOthers = ({ sellers }: KeptDocument) =>
    sellers.length === 0 || sellers.some((id) => !own.has(id));
  return { ownBody: own.size > 0 ? "some" : "none", isElsewhere: setAside.some(isWithOthers) };
}

/** Who did not ask to be supplied before his days to retract end is left out until then, whatever day his start says. */
async function firstDayOf({ db }: Deps, place: AccountedPlace): Promise<string | null> {
  const { pointId, projectId, sharesFrom } = place;
  const supplied = (await findSupplyDays(db, projectId, [pointId])).get(pointId);
  const first = sharesFrom && supplied && supplied > sharesFrom ? supplied : sharesFrom;
  const last = place.endedAt ? dayInParis(place.endedAt) : (place.departure?.settledFor ?? first);
  // Who leaves before that day never shares.
  return first && last && first > last ? null : first;
}

/** That he leaves, or has left, and what is known of its days. */
async function leavingOf({ db }: Deps, place: AccountedPlace): Promise<AccountingData["leaving"]> {
  const { pointId, projectId, departure, endedAt } = place;
  if (!(departure || endedAt)) return null;
  const day = endedAt ? dayInParis(endedAt) : departure ? leavesOn(departure) : "";
  const saleEndsOn = departure ? saleEndsBy(departure) : day;
  return {
    standing: endedAt ? "left" : departure?.settledFor ? "settled" : "asked",
    day,
    saleEndsOn,
    isAdmitted: (await findAdmitted(db, projectId, [pointId])).has(pointId),
    ...(departure?.lettersSentOn && { lettersSentOn: departure.lettersSentOn }),
  };
}

interface Accounted {
  readonly place: AccountedPlace;
  readonly documents: readonly KeptDocument[];
  readonly sheet: AccountingSheet;
}

/** Null of a home, and of a participation that has neither price nor contract. */
async function accountsOf(deps: Deps, place: AccountedPlace): Promise<Accounted | null> {
  if (place.consumerType !== "professional") return null;
  const { pointId, projectId, projectName, city, name, address, prm, identity } = place;
  const documents = await findPlaceDocuments(deps.db, place);
  const sold = await soldTo(deps, place);
  const isSold = sold.contracts.length > 0;
  const unsold = isSold ? null : await unsoldBy(deps, { projectId, pointId }, documents);
  // Of who bought from somebody who has left, what is signed and the membership stay.
  const tookPart = place.takesPart || (place.endedAt !== null && documents.length > 0);
  if (!(isSold || (tookPart && (unsold !== null || sold.isWritten)))) return null;
  const sheet = accountingSheet({
    date: deps.now().toISOString(),
    project: { name: projectName, city },
    // Who leaves, or shares, is not to be admitted any more.
    earlyDues:
      place.departure || place.endedAt || place.sharesFrom
        ? ""
        : await earlyDuesOf(deps, projectId, duesOf(sold.bulletin?.fee ?? null)),
    calledOn: await findCalledOn(deps.db, { projectId, pointId }),
    place: { name, address, prm },
    buyer: identity,
    isVatPaid: !reclaimsVat(place),
    isVatTold: place.reclaimsVat !== null,
    ...sold,
    isAccepted: place.takesPart,
    unsold,
    sharesFrom: await firstDayOf(deps, place),
    leaving: await leavingOf(deps, place),
    sum: await sumOf(deps, place),
    documents,
  });
  return { place, documents, sheet };
}

/** What is lived now, else what was: a place that has left, and has nothing to tell of another project, keeps its accounts. */
async function load(deps: Deps, pointId: string): Promise<Accounted | null> {
  for (const place of await findAccountedPlaces(deps.db, pointId)) {
    const accounted = await accountsOf(deps, place);
    if (accounted) return accounted;
  }
  return null;
}

/** What is known of a business's purchase, for who keeps its accounts; null where nothing is. */
export const getAccounting = async (deps: Deps, pointId: string): Promise<AccountingSheet | null> =>
  (await load(deps, pointId))?.sheet ?? null;

async function loadKnown(deps: Deps, pointId: string): Promise<Accounted> {
  const known = await load(deps, pointId);
  if (!known) throw new DomainError("NO_OPEN_PRICE", "Aucun prix n’est encore proposé pour ce lieu.");
  return known;
}

const fileNameOf = ({ place, sheet }: Accounted): string =>
  ["pour-votre-comptable", plainName(place.name), sheet.date].filter(Boolean).join("-");

const bytesOf = (deps: Deps, format: AccountingFormat, sheet: AccountingSheet, whose: string) =>
  deps.workers.run(format === "pdf" ? "accountingPdf" : "accountingCsv", sheet, whose);

/**
 * The same as a sheet to print, or as a table.
 * @throws DomainError NO_OPEN_PRICE where nothing is known.
 */
export async function getAccountingFile(
  deps: Deps,
  pointId: string,
  format: AccountingFormat,
): Promise<FileAnswer> {
  const known = await loadKnown(deps, pointId);
  return {
    contentType: format === "pdf" ? "application/pdf" : "text/csv; charset=utf-8",
    fileName: `${fileNameOf(known)}.${format}`,
    bytes: await bytesOf(deps, format, known.sheet, pointId),
  };
}

/**
 * Both, with all that is signed by all.
 * @throws DomainError NO_OPEN_PRICE as above, FILE_TOO_LARGE; Busy.
 */
export async function archiveAccounting(deps: Deps, pointId: string): Promise<FileAnswer> {
  const known = await loadKnown(deps, pointId);
  const name = fileNameOf(known);
  const nameFor = makeNamer();
  const signedPapers = known.documents.flatMap(({ file }): ArchiveEntry[] => {
    if (!file) return [];
    const called = nameFor(downloadName({ ...file, isSigned: true }).replace(/\.pdf$/, ""));
    return [{ path: `Papiers signés/${called}.pdf`, key: file.key }];
  });
  const entries: ArchiveEntry[] = [
    { path: `${name}.pdf`, bytes: await bytesOf(deps, "pdf", known.sheet, pointId) },
    { path: `${name}.csv`, bytes: await bytesOf(deps, "csv", known.sheet, pointId) },
    ...signedPapers,
  ];
  return {
    contentType: "application/zip",
    fileName: `${name}.zip`,
    bytes: await makeArchive(deps, entries, pointId),
  };
}
