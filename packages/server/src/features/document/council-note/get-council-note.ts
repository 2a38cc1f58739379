import type { FileAnswer } from "@mec/api";
import { type PriceProposal, proposalCalls } from "@mec/api/study";
import { isInOperation, isPriceOpen } from "@mec/domain/application";
import { reclaimsVat } from "@mec/domain/point";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { areOneBody, haveOneHolder, maySharePayer, type SignatoryInput } from "@mec/domain/signatory";
import * as z from "zod";
import type { Deps } from "../../../deps.ts";
import { fileKind, hasCouncil } from "../../../documents/council-note/council-note.ts";
import type { CouncilNoteData, Decider } from "../../../documents/council-note/data.ts";
import { findStartToCome } from "../../application/starts/reads.ts";
import { getOwnProposals, getPriceProposals } from "../../study/index.ts";
import { plainName } from "../files/file-name.ts";
import { loadSources, type ProjectSources } from "../project-sources.ts";
import { noPlaces, type Priced, toldOfPlaces } from "./committed-places.ts";
import {
  type AppliedPlace,
  type Asked,
  findAskedPlace,
  findAskedPlant,
  findNotedProject,
  findPlacesOf,
  findPlantsOf,
  type Held,
  type HeldPlant,
} from "./council-note-store.ts";
import { isFounder, notePlants, plantBulletins, sellerEssentials, withFeeOf } from "./note-plants.ts";

/** Those of one structure with the one that was asked for, as far as it is told: of two that differ, neither's with one that names none. */
function decidedWith<T extends Held>(asked: Held | undefined, all: readonly T[]): T[] {
  if (!asked) return [];
  const its = all.filter(({ identity }) => maySharePayer(asked.identity, identity));
  return its.filter((one) => its.every((other) => maySharePayer(one.identity, other.identity)));
}

/** A plant and a place of one account are decided on together where one body is named for both: it votes once. */
const ofOneBody = <T extends Held>(asked: Held | undefined, all: readonly T[]): T[] =>
  asked ? all.filter(({ identity }) => areOneBody(asked.identity, identity)) : [];

/** What is proposed to a place, or brought to it by its own body; null where nothing is to decide. A price that can no longer be answered is none. */
function openOf(
  { status }: AppliedPlace,
  proposal: PriceProposal | undefined,
  now: Date,
): PriceProposal | null {
  const told = z.encode(proposalCalls.getPriceProposal.success.body, proposal ?? null);
  return told && status === "PROPOSAL" && !isPriceOpen(told.until, now) ? null : told;
}

/** Those of these places that have something to decide, none of which shares yet, each with the sum that its page tells, rounded as it reads it, and with the one of all. */
async function withSums(deps: Deps, { projectId }: Asked, all: readonly AppliedPlace[]): Promise<Priced[]> {
  const places = all.filter(({ status }) => !isInOperation(status));
  const idsOf = (some: readonly AppliedPlace[]) => some.map(({ pointId }) => pointId);
  // Where its own body alone sells, no price is to come: it is decided on before it is accepted, too.
  const unpriced = places.filter(({ hasPrice }) => !hasPrice);
  const computed = new Map([
    ...(await getPriceProposals(deps, projectId, idsOf(places.filter(({ hasPrice }) => hasPrice)))),
    ...(await getOwnProposals(deps, projectId, idsOf(unpriced))),
  ]);
  return places.flatMap((place) => {
    const { name, address, workingHours, status } = place;
    const proposal = openOf(place, computed.get(place.pointId), deps.now());
    return proposal
      ? [{ place, note: { name, address: address.label, workingHours, status, proposal } }]
      : [];
  });
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

/** Whether a place that nobody signs for yet and an installation are one account's, as the study takes them to be one body's. */
const mayBeOwn = (place: AppliedPlace, { producers }: ProjectSources): boolean =>
  place.identity === null && producers.some((producer) => haveOneHolder(place, producer));

/** What is decided on together, by what was asked for. */
interface Decided extends Asked {
  readonly priced: readonly Priced[];
  readonly plants: readonly HeldPlant[];
}

async function decidedWithPlace(deps: Deps, pointId: string): Promise<Decided | null> {
  const asked = await findAskedPlace(deps.db, pointId);
  if (!asked) return null;
  const places = await findPlacesOf(deps.db, asked);
  const own = places.find((place) => place.pointId === pointId);
  const priced = await withSums(deps, asked, decidedWith(own, places));
  if (priced.every(({ place }) => place.pointId !== pointId)) return null;
  const isVoted = isProfessional(own?.identity ?? null) && asked.consumerType === "professional";
  return { ...asked, priced, plants: isVoted ? ofOneBody(own, await findPlantsOf(deps.db, asked)) : [] };
}

async function decidedWithPlant(deps: Deps, pointId: string): Promise<Decided | null> {
  const asked = await findAskedPlant(deps.db, pointId);
  if (!asked) return null;
  const plants = await findPlantsOf(deps.db, asked);
  const own = plants.find((plant) => plant.pointId === pointId);
  const priced = await withSums(deps, asked, ofOneBody(own, await findPlacesOf(deps.db, asked)));
  return {
    ...asked,
    priced,
    plants: plants.filter((plant) => plant === own || ofOneBody(own, [plant]).length > 0),
  };
}

async function loadNote(
  deps: Deps,
  { projectId, consumerType, priced, ...decided }: Decided,
): Promise<CouncilNoteData> {
  const sources = await loadSources(deps.db, { projectId, today: dayInParis(deps.now()) }, []);
  const { bearerKind, bearerName, stage, expectedStart } = await findNotedProject(deps.db, projectId);
  const startsOn =
    stage === "running" ? await findStartToCome(deps.db, projectId, dayInParis(deps.now())) : null;
  const places = priced.map(({ place }) => place);
  const structure = [...places, ...decided.plants].map(({ identity }) => identity).find(isProfessional);
  const decider = deciderOf(places, structure);
  // Who decides alone on a price reads his plant's sums where he sells.
  const plants = places.length > 0 && !hasCouncil({ decider }) ? [] : decided.plants;
  const ofPlants = plantBulletins(sources, plants, deps.now());
  return {
    date: deps.now().toISOString(),
    project: {
      name: sources.project.name,
      city: sources.project.city,
      bearer: bearerKind && { kind: bearerKind, name: bearerName },
      stage,
      expectedStart,
      ...(startsOn && { startsOn }),
    },
    producers: producersOf(sources),
    association: sources.pmo.association?.associationName ?? "",
    decider,
    consumerType,
    structure: structureOf(structure),
    places: priced.map(({ note }) => note),
    mayBeOwn: places.some((place) => mayBeOwn(place, sources)),
    ...(places.length > 0 ? await toldOfPlaces(deps, sources, { priced, ofPlants }) : noPlaces),
    plants: await notePlants(deps, sources, plants),
    sellerEssentials:
      plants.length > 0
        ? withFeeOf({ plants: ofPlants }, await sellerEssentials(deps, sources)).filter(
            ({ subject }) => subject !== "fee" || places.length === 0,
          )
        : [],
    isFounder: await isFounder(deps, sources, { accountId: decided.accountId, structure }),
  };
}

async function noteOf(deps: Deps, decided: Decided, id: string): Promise<FileAnswer> {
  const data = await loadNote(deps, decided);
  return {
    contentType: "application/pdf",
    fileName: `${fileKind(data)}-${plainName(data.project.name)}-${dayInParis(new Date(data.date))}.pdf`,
    bytes: await deps.workers.run("councilNotePdf", data, id),
  };
}

/**
 * A sheet for those who decide on a place: with it all that its structure has in the project and has to decide on, its plants too.
 * @throws DomainError NO_OPEN_PRICE where nothing is to decide, nor was decided before sharing began.
 */
export async function getCouncilNote(deps: Deps, pointId: string): Promise<FileAnswer> {
  const decided = await decidedWithPlace(deps, pointId);
  if (!decided) throw new DomainError("NO_OPEN_PRICE", "Aucun prix n’attend de réponse pour ce lieu.");
  return noteOf(deps, decided, pointId);
}

/**
 * The same for those who decide to share what a plant produces.
 * @throws DomainError NO_OPEN_PRICE where it is in no project.
 */
export async function getPlantNote(deps: Deps, pointId: string): Promise<FileAnswer> {
  const decided = await decidedWithPlant(deps, pointId);
  if (!decided) throw new DomainError("NO_OPEN_PRICE", "Cette installation n’est dans aucun projet.");
  return noteOf(deps, decided, pointId);
}
