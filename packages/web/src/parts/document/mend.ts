import { pages } from "@mec/api";
import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import { gapLabel, type MendTarget } from "@mec/domain/document";
import { conjunction } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { signatoryAnchor } from "../signatory/plant-anchor.ts";

export type Gap = ParticipantDocument["gaps"][number];

/** Something that a document lacks, and the page where it is supplied. */
export interface Mend {
  readonly label: string;
  readonly to: string;
  /** Who has to act, when it is not the owner. */
  readonly waitsFor: string | null;
}

export interface MendContext {
  readonly projectId: string;
  readonly participant: Pick<ParticipantDocuments, "kind" | "id" | "name">;
  /** The owner's own points: he supplies what they lack himself. */
  readonly ownPoints: ReadonlySet<string>;
  /** Of whom the producers are named who lack what a contract of sale waits for. */
  readonly producers?: readonly ParticipantDocuments[];
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

/** Where the owner says what a plant of his own lacks, at the very field. */
function ownPlantAt(item: Gap["item"], { projectId, id }: { projectId: string; id: string }): string {
  const query = { productionPointId: id };
  switch (item) {
    case "prm":
      return pages.producerStep.to({ step: "sge" }, { query, hash: "prm" });
    case "production-point-power":
      return pages.producerStep.to({ step: "typology" }, { query });
    case "vat-regime":
      return pages.producerStep.to({ step: "price" }, { query });
    default:
      return pages.ownerProducer.toAny({ projectId }, { hash: signatoryAnchor(id) });
  }
}

/**
 * What a participant lacks is supplied by himself; the owner gets a link to his details, with how to reach him.
 */
function ofParticipant(
  { item }: Gap,
  { projectId, participant, ownPoints }: MendContext,
): Omit<Mend, "label"> {
  const { kind, id, name } = participant;
  if (kind === "producer") {
    return ownPoints.has(id)
      ? { to: ownPlantAt(item, { projectId, id }), waitsFor: null }
      : { to: pages.ownerProducer.to({ projectId }), waitsFor: name };
  }
  if (ownPoints.has(id)) {
    const part = item === "prm" ? "meter" : "signatory";
    return {
      to: pages.consumerProfile.to({ consumerId: id }, { hash: part }),
      waitsFor: null,
    };
  }
  const file = pages.ownerConsumers.to({ projectId, tab: "pre-integrated" }, { query: { q: name } });
  return { to: file, waitsFor: name };
}

const places: Record<Exclude<MendTarget, "participant">, (projectId: string) => string> = {
  services: () => pages.services.to(),
  association: (projectId) => pages.ownerInformation.to({ projectId }, { hash: "association" }),
  fee: (projectId) => pages.ownerInformation.to({ projectId }, { hash: "fee" }),
  interlocutor: (projectId) => pages.ownerInformation.to({ projectId }, { hash: "interlocutor" }),
  "production-points": (projectId) => pages.ownerProducer.to({ projectId }),
  producers: (projectId) => pages.ownerProducer.to({ projectId }),
};

/** The producers of a project who lack this of their own. */
const lackingOf = ({ item }: Gap, producers: readonly ParticipantDocuments[]): ParticipantDocuments[] =>
  producers.filter(
    ({ kind, salesContract: { gaps } }) =>
      kind === "producer" && gaps.some((gap) => gap.item === item && gap.target === "participant"),
  );

/** Those of them who are not the owner; null where he supplies all himself. */
function othersOf(gap: Gap, { producers = [], ownPoints }: MendContext): string | null {
  const others = lackingOf(gap, producers).filter(({ id }) => !ownPoints.has(id));
  const names = [...new Set(others.map(({ name }) => name))];
  return names.length > 0 ? conjunction(names) : null;
}

/**
 * What a document lacks, each thing said once: a producer's own contracts lack of the participant what they lack of the
 * producers, since he is both.
 */
export const saidGaps = (gaps: readonly Gap[], { kind }: Pick<MendContext["participant"], "kind">): Gap[] =>
  gaps.filter(
    ({ item, target }) =>
      kind !== "producer" ||
      target !== "producers" ||
      !gaps.some((other) => other.item === item && other.target === "participant"),
  );

/** Where a missing item is supplied, and by whom. */
export function mendOf(gap: Gap, context: MendContext): Mend {
  const label = capitalised(t(gapLabel(gap)));
  if (gap.target === "participant") return { label, ...ofParticipant(gap, context) };
  const waitsFor = gap.target === "producers" ? othersOf(gap, context) : null;
  return { label, to: places[gap.target](context.projectId), waitsFor };
}
