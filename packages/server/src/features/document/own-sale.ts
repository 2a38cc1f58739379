import { areOneBody, areOnePerson, boundName, type SignatoryInput } from "@mec/domain/signatory";
import { signatoryIdentity } from "../../encryption/index.ts";
import { type DocumentHolder, type DocumentState, sellersIn } from "./document-states.ts";
import type { Consumer, Producer } from "./participant-store.ts";
import type { ProjectSources } from "./project-sources.ts";

const opened = new WeakMap<Consumer | Producer, SignatoryInput | null>();

/** With the day of birth, opened once for each point of an answer: every place is held against every plant. */
function openedOf(point: Consumer | Producer): SignatoryInput | null {
  const known = opened.get(point) ?? signatoryIdentity.open(point.pointId, point.identity);
  opened.set(point, known);
  return known;
}

/** One body whoever holds both; one private person under one account alone. */
const areOne = (consumer: Consumer, producer: Producer): boolean =>
  areOneBody(consumer.identity, producer.identity) ||
  (consumer.accountId === producer.accountId && areOnePerson(openedOf(consumer), openedOf(producer)));

/** The body or the person of a consumer that sells in the project, too. */
export function ownSellerOf(
  { kind, point }: DocumentHolder,
  { producers }: Pick<ProjectSources, "producers">,
): string | null {
  if (kind !== "consumer" || point.identity === null) return null;
  return producers.some((producer) => areOne(point, producer)) ? boundName(point.identity) : null;
}

/** Whether the contract that comes next would be one with oneself alone: no set of documents takes it along. */
export function isOwnSale(
  sources: Pick<ProjectSources, "producers">,
  { kind, point }: DocumentHolder,
  { next }: Pick<DocumentState, "next">,
): boolean {
  const sellers = sellersIn(sources, next);
  return kind === "consumer" && sellers.length > 0 && sellers.every((seller) => areOne(point, seller));
}
