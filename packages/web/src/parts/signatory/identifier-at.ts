import { pages } from "@mec/api";
import { asConsumer, type Participant } from "@mec/domain/point";
import { identifierAnchor, signatoryAnchor } from "./plant-anchor.ts";

/** Where the number of the structure that signs for an own place or plant is corrected: its field has the focus. */
export const identifierAt = ({ kind, id }: Participant, projectId: string): string =>
  kind === "producer"
    ? pages.ownerProducer.toAny({ projectId }, { hash: identifierAnchor(signatoryAnchor(id)) })
    : pages.consumerProfile.to({ consumerId: id }, { hash: "identifier" });

/** The same of a place, which no project's page shows. */
export const placeIdentifierAt = (consumerId: string): string => identifierAt(asConsumer(consumerId), "");
