import { signatoryCalls } from "@mec/api/signatory";
import { documentKinds } from "@mec/domain/document";
import { signingName } from "@mec/domain/signature";
import { useAnswer } from "../../platform/answer.ts";
import { useSession } from "../../platform/session.ts";
import { usePointDocuments } from "../document/use-point-documents.ts";
import type { OtherSigner } from "./turns.ts";

/**
 * Who signs this point's documents in its holder's stead, if another does: the name changes the words, and proves
 * nothing.
 */
export function useOtherSigner(pointId: string, isAsked: boolean): OtherSigner | null {
  const { user } = useSession();
  const { data: documents } = usePointDocuments(pointId, isAsked);
  const input = { params: { id: pointId } };
  const { data: signatory } = useAnswer(signatoryCalls.getConsumptionSignatory, input, { enabled: isAsked });
  if (!user || !documents || !signatory) return null;
  const written = documentKinds.flatMap((kind) =>
    documents[kind].signers.flatMap(({ role, name }) => (role === "participant" ? name : [])),
  );
  // Documents that are not written yet will name him.
  const names =
    written.length > 0
      ? written
      : [signingName({ firstName: signatory.firstName, lastName: signatory.name })];
  const [name] = names;
  return name === undefined || names.includes(signingName(user)) ? null : { name, email: signatory.email };
}
