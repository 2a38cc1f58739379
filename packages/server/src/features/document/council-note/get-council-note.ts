import type { FileAnswer } from "@mec/api";
import { proposalCalls } from "@mec/api/study";
import { isPriceOpen } from "@mec/domain/application";
import { asConsumer, reclaimsVat } from "@mec/domain/point";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { maySharePayer, type SignatoryInput } from "@mec/domain/signatory";
import * as z from "zod";
import type { Deps } from "../../../deps.ts";
import { hasCouncil } from "../../../documents/council-note/council-note.ts";
import type { CouncilNoteData, Decider, NotePlace } from "../../../documents/council-note/data.ts";
import { commitmentOf } from "../../../documents/to-sign/commitment.ts";
import type { DocumentContent } from "../../../documents/to-sign/content.ts";
import { getPriceProposal } from "../../study/index.ts";
import { contentOf } from "../document-content.ts";
import { firstContract } from "../document-states.ts";
import { plainName } from "../files/file-name.ts";
import { withoutNames } from "../get-commitment.ts";
import { loadSources, type ProjectSources } from "../project-sources.ts";
import { findTermsOf } from "../terms-store.ts";
import { type AppliedPlace, findNotedProject, findPricedPlacesBeside } from "./council-note-store.ts";

interface Priced {
  readonly place: AppliedPlace;
  readonly note: NotePlace;
}

/** A place and the sum that its page tells, rounded as it reads it; nothing where no price can be answered or was. */
async function pricedOf(deps: Deps, place: AppliedPlace): Promise<Priced[]> {
  const { pointId, name, address, workingHours, status } = place;
  const computed = await getPriceProposal(deps, pointId);
  const proposal = z.encode(proposalCalls.getPriceProposal.success.body, computed);
  if (!proposal) return [];
  if (status === "PROPOSAL" && !isPriceOpen(proposal.until, deps.now())) return [];
  return [{ place, note: { name, address: address.label, workingHours, status, proposal } }];
}

/** Those of one structure with the place that was asked for, as far as it is told: of two that differ, neither's with one that names none. */
function decidedWith(pointId: string, places: readonly AppliedPlace[]): AppliedPlace[] {
  const asked = places.find((place) => place.pointId === pointId);
  if (!asked) return [];
  const its = places.filter(({ identity }) => maySharePayer(asked.identity, identity));
  return its.filter((one) => its.every((other) => maySharePayer(one.identity, other.identity)));
}

/** All the places that are decided on with this one. */
async function loadPriced(deps: Deps, pointId: string): Promise<Priced[]> {
  const priced: Priced[] = [];
  for (const place of decidedWith(pointId, await findPricedPlacesBeside(deps.db, pointId)))
    priced.push(...(await pricedOf(deps, place)));
  return priced;
}

type Professional = SignatoryInput & { readonly entityType: "Professionnel" };

const deciders: Partial<Record<Professional["juridiction"], Decider>> = {
  EPCI: "public",
  Collectivité: "public",
  ASSOCIATION: "association",
};

/** By its legal form; a business that gets no VAT back and did not say its form is taken for a public body. */
function deciderOf(places: readonly AppliedPlace[], structure: Professional | undefined): Decider {
  if (places.some(({ consumerType }) => consumerType === "individual")) return "home";
  if (structure && structure.juridiction !== "OTHER") return deciders[structure.juridiction] ?? "company";
  return places.some((place) => !reclaimsVat(place)) ? "public" : "company";
}

const isProfessional = (identity: SignatoryInput | null): identity is Professional =>
  identity?.entityType === "Professionnel";

function structureOf(structure: Professional | undefined): CouncilNoteData["structure"] {
  if (!structure) return null;
  const { socialReason, juridiction, firstName, name, officialRole } = structure;
  return {
    name: socialReason,
    isIntercommunal: juridiction === "EPCI",
    signer: `${firstName} ${name}, ${officialRole.toLowerCase()}`,
  };
}

function producersOf({ producers }: ProjectSources): CouncilNoteData["producers"] {
  const bodies = producers.flatMap(({ identity }) => (isProfessional(identity) ? identity.socialReason : []));
  return {
    count: producers.length,
    names: [...new Set(bodies)],
    powerKw: producers.reduce((sum, { power }) => sum + (power ?? 0), 0),
  };
}

/** What the bulletins and the contracts of these places would say today. */
async function documentsOf(
  deps: Deps,
  sources: ProjectSources,
  projectId: string,
  priced: readonly Priced[],
): Promise<DocumentContent[]> {
  const known = withoutNames(sources);
  const documents: DocumentContent[] = [];
  for (const { place, note } of priced) {
    const terms = await findTermsOf(deps.db, projectId, asConsumer(place.pointId));
    const wanted = { holder: null, reference: "", date: deps.now(), terms, next: firstContract(sources) };
    const kinds = ["bulletin", "salesContract"] as const;
    const drafts = kinds.map((kind) => contentOf(known, { ...wanted, kind }));
    for (const draft of drafts)
      documents.push(
        draft.kind === "salesContract" ? { ...draft, acceptedPrice: note.proposal.price } : draft,
      );
  }
  return documents;
}

async function loadNote(deps: Deps, pointId: string): Promise<CouncilNoteData> {
  const priced = await loadPriced(deps, pointId);
  const [first] = priced;
  if (!first) throw new DomainError("NO_OPEN_PRICE", "Aucun prix n’attend de réponse pour ce lieu.");
  const { projectId, consumerType } = first.place;
  const sources = await loadSources(deps.db, projectId, []);
  const { bearerKind, bearerName, stage, expectedStart } = await findNotedProject(deps.db, projectId);
  const places = priced.map(({ place }) => place);
  const structure = places.map(({ identity }) => identity).find(isProfessional);
  const documents = await documentsOf(deps, sources, projectId, priced);
  return {
    date: deps.now().toISOString(),
    project: {
      name: sources.project.name,
      city: sources.project.city,
      bearer: bearerKind && { kind: bearerKind, name: bearerName },
      stage,
      expectedStart,
    },
    producers: producersOf(sources),
    association: sources.pmo.association?.associationName ?? "",
    decider: deciderOf(places, structure),
    consumerType,
    structure: structureOf(structure),
    places: priced.map(({ note }) => note),
    essentials: commitmentOf(documents, {
      isBusiness: consumerType === "professional",
      isVatPaid: priced.some(({ note }) => note.proposal.isVatCounted),
    }),
  };
}

/**
 * A sheet for those who decide on the price of a place: with it all that its structure has in the project and a price for.
 * @throws DomainError NO_OPEN_PRICE where nothing is to decide, nor was decided before sharing began.
 */
export async function getCouncilNote(deps: Deps, pointId: string): Promise<FileAnswer> {
  const data = await loadNote(deps, pointId);
  const kind = hasCouncil(data) ? "note-pour-le-conseil" : "proposition-de-prix";
  return {
    contentType: "application/pdf",
    fileName: `${kind}-${plainName(data.project.name)}-${dayInParis(new Date(data.date))}.pdf`,
    bytes: await deps.workers.run("councilNotePdf", data, pointId),
  };
}
