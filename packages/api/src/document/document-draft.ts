import type { Participant } from "@mec/domain/point";
import * as z from "zod";
import { askedParticipantIds, idsOf, participantIfAny } from "../point/participant.ts";
import { draft } from "../wire.ts";

const drafts = {
  terms: draft.optional(),
  association: draft.optional(),
  fee: draft.optional(),
  interlocutor: draft.optional(),
};

/** The unsaved input of a document, and its participant: an imaginary one when none is given. */
interface DocumentDraft extends z.output<z.ZodObject<typeof drafts>> {
  readonly participant: Participant | null;
}
export const documentDraft = z.codec(
  z.strictObject({ ...askedParticipantIds, ...drafts }),
  z.custom<DocumentDraft>(),
  {
    decode: ({ consumptionPointId, productionPointId, ...typed }) => ({
      ...typed,
      participant: participantIfAny({ consumptionPointId, productionPointId }),
    }),
    encode: ({ participant, ...typed }) => ({ ...typed, ...idsOf(participant) }),
  },
);
