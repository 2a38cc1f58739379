import type { ParticipantDocuments } from "@mec/api/document";
import { signatoryCalls } from "@mec/api/signatory";
import { isOwnMailbox, signingName } from "@mec/domain/signature";
import { useAnswer } from "../../platform/answer.ts";
import { useSession } from "../../platform/session.ts";
import { participantSigners } from "../document/participant.ts";
import { usePointDocuments } from "../document/use-point-documents.ts";
import type { OtherSigner } from "./turns.ts";

interface Named {
  readonly firstName: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Who signs these documents in the holder's stead, by a mailbox that is not the account's own; null where the holder signs
 * himself, whatever name he typed.
 */
export function otherSigner(
  documents: ParticipantDocuments,
  signatory: Named,
  account: { readonly email: string },
): OtherSigner | null {
  const signers = participantSigners(documents);
  const isKnown = signers.some(({ isReader }) => isReader !== undefined);
  // Documents that are not written yet will name him.
  const isOwn = isKnown ? signers.some(({ isReader }) => isReader) : isOwnMailbox(signatory.email, account);
  const [name = signingName({ firstName: signatory.firstName, lastName: signatory.name })] = signers.map(
    (signer) => signer.name,
  );
  return isOwn ? null : { name, email: signatory.email };
}

/** The same of a point, whose documents and signatory are read; null until they have come. */
export function useOtherSigner(pointId: string, isAsked: boolean): OtherSigner | null {
  const { user } = useSession();
  const { data: documents } = usePointDocuments(pointId, isAsked);
  const input = { params: { id: pointId } };
  const { data: signatory } = useAnswer(signatoryCalls.getConsumptionSignatory, input, { enabled: isAsked });
  return user && documents && signatory ? otherSigner(documents, signatory, user) : null;
}
