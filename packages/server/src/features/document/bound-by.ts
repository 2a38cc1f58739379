import type { Address } from "@mec/domain/address";
import type { Participant } from "@mec/domain/point";
import { printedOtherwise, type SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import { documentData } from "../../encryption/index.ts";

/** What a document's data say of who is bound by it. */
export interface Bound {
  readonly participant?: SignatoryInput | null;
  readonly consumer?: SignatoryInput | null;
  readonly producers?:
    | readonly {
        readonly pointId: string;
        readonly identity?: SignatoryInput | null;
        readonly site?: { readonly address: Address };
      }[]
    | null;
}

/** The same as it is kept: birth date and place are encrypted for their place in the data. */
export const boundData = sql<Bound>`jsonb_build_object('participant', data->'participant', 'consumer', data->'consumer',
  'producers', data->'producers')`;

export interface Binds {
  readonly id: string;
  readonly boundData: Bound;
}

export const openBound = ({ id, boundData }: Binds): Bound => documentData.open(id, boundData);

/** Who is bound by a document of a participant's, or by a contract that names his plant; null where it names nobody. */
export function boundBy({ participant, consumer, producers }: Bound, { kind, id }: Participant) {
  if (kind === "consumer") return participant ?? consumer ?? null;
  return participant ?? producers?.find(({ pointId }) => pointId === id)?.identity ?? null;
}

/** What a document prints otherwise of who is bound by it; nothing where it names nobody. */
export function boundOtherwise(document: Bound, participant: Participant, now: SignatoryInput) {
  const bound = boundBy(document, participant);
  return bound ? printedOtherwise(bound, now) : [];
}

/** Whether it is another. */
export const bindsAnother = (document: Binds, participant: Participant, now: SignatoryInput): boolean =>
  boundOtherwise(openBound(document), participant, now).length > 0;
