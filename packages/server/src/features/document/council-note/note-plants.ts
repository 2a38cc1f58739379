import { plantSaleCalls } from "@mec/api/study";
import { isAlreadyCreated } from "@mec/domain/pmo";
import { foldText } from "@mec/domain/shared";
import { boundName, type SignatoryInput } from "@mec/domain/signatory";
import * as z from "zod";
import type { Deps } from "../../../deps.ts";
import type { NotePlant } from "../../../documents/council-note/data.ts";
import type { DocumentContent } from "../../../documents/to-sign/content.ts";
import { type Essential, essentialsOf } from "../../../documents/to-sign/essentials.ts";
import { feeText, sortDocuments } from "../../../documents/to-sign/sorted-documents.ts";
import { getCreation } from "../../pmo/index.ts";
import { outcomeOfPlant } from "../../study/index.ts";
import { contentOf } from "../document-content.ts";
import { firstContract } from "../document-states.ts";
import { withoutNames } from "../get-commitment.ts";
import type { ProjectSources } from "../project-sources.ts";
import { findTermsOf } from "../terms-store.ts";
import type { HeldPlant } from "./council-note-store.ts";

const toldSale = plantSaleCalls.getPlantSale.success.body;

/** Each with what its card tells, rounded as it reads it. */
export async function notePlants(
  deps: Deps,
  { project, pmo: { fee } }: ProjectSources,
  plants: readonly HeldPlant[],
): Promise<NotePlant[]> {
  const told: NotePlant[] = [];
  for (const { pointId, name, address, type } of plants) {
    const outcome = await outcomeOfPlant(deps, { projectId: project.id, pointId });
    const sale = toldSale.parse(z.encode(toldSale, outcome));
    const entranceEur = fee?.entranceFeeRequired ? fee.entranceFeeAmount : 0;
    if (sale) told.push({ name, address: address.label, type, sale, entranceEur });
  }
  return told;
}

/** The bulletin that each of these plants' holder signs, as it would be written now. */
export function plantBulletins(
  sources: ProjectSources,
  plants: readonly HeldPlant[],
  date: Date,
): DocumentContent[] {
  const wanted = { holder: null, reference: "", date, terms: null, next: firstContract(sources) };
  return plants.map(() => contentOf(withoutNames(sources), { ...wanted, kind: "bulletin" }));
}

/** With the fee of all that one body signs, as its signer's screen tells it: of several, each one's and the sum. */
export function withFeeOf(
  {
    places = [],
    plants,
  }: Record<"plants", readonly DocumentContent[]> & { places?: readonly DocumentContent[] },
  lines: readonly Essential[],
): Essential[] {
  const sorted = { ...sortDocuments([...places, ...plants]), hasPlant: plants.length > 0 };
  const isToCome = [...places, ...plants].some((one) => one.kind === "bulletin" && one.fee === null);
  if (sorted.memberships < 2 || isToCome) return [...lines];
  return lines.map((line) => (line.subject === "fee" ? { ...line, text: feeText(sorted) } : line));
}

/** What who sells signs, as it would be said now. The price stands with each plant. */
export async function sellerEssentials(deps: Deps, sources: ProjectSources): Promise<Essential[]> {
  const terms = await findTermsOf(deps.db, sources.project.id, null);
  const wanted = { holder: null, reference: "", date: deps.now(), terms, next: firstContract(sources) };
  const kinds = ["bulletin", "accord", ...(terms ? (["salesContract"] as const) : [])] as const;
  const documents = kinds.map((kind) => contentOf(withoutNames(sources), { ...wanted, kind }));
  return essentialsOf("producer", documents).filter(({ subject, text }) => subject !== "price" && text);
}

/** Whether a body founds the association: it bears the project, which has none yet, and no founders are named without it. */
export async function isFounder(
  deps: Deps,
  { project, ownerId, pmo: { association } }: ProjectSources,
  { accountId, structure }: { readonly accountId: string; readonly structure: SignatoryInput | undefined },
): Promise<boolean> {
  if (accountId !== ownerId) return false;
  const { alreadyCreated } = await getCreation(deps, project.id);
  if (isAlreadyCreated(alreadyCreated, association)) return false;
  const founders = association?.founders ?? [];
  const name = structure && foldText(boundName(structure));
  return founders.length === 0 || founders.some(({ socialReason }) => foldText(socialReason ?? "") === name);
}
