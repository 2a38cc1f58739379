import type { ReadConsumptionPoint } from "@mec/api/point";
import { mayAskToLeave, type ReadStatus } from "@mec/domain/application";
import { AddressToConfirm } from "../../../../parts/account/address-to-confirm.tsx";
import type { Lacking } from "../../../../parts/application/standing.ts";
import { useOtherSigner } from "../../../../parts/application/use-other-signer.ts";
import type { DocumentsStanding } from "../../../../parts/document/holder-states.ts";
import { MembershipDue } from "../../../../parts/document/membership-due.tsx";
import { usePointDocuments } from "../../../../parts/document/use-point-documents.ts";
import { AskAddress } from "../documents/ask-address.tsx";
import { SignNow } from "../documents/sign-now.tsx";
import { GiveLacking } from "./give-lacking.tsx";

interface Props {
  point: ReadConsumptionPoint;
  status: ReadStatus;
  documents: DocumentsStanding;
  lacking: readonly Lacking[];
}

/** Asks the holder to confirm his address where he signs himself; another signer's address is proven by the link he receives. */
function AddressOfSigner({ point }: { point: ReadConsumptionPoint }) {
  return useOtherSigner(point.id, true) === null && <AddressToConfirm />;
}

/** What his documents ask of him: to sign, to confirm his address, or to give what they lack. */
function AskedOfDocuments({ point, status, documents, lacking }: Props) {
  if (documents === "to-sign") return <SignNow pointId={point.id} />;
  if (documents === "to-confirm") return <AskAddress pointId={point.id} />;
  return (
    status === "SIGNATURE" &&
    documents === "preparing" && (
      <>
        <GiveLacking point={point} lacking={lacking} />
        <AddressOfSigner point={point} />
      </>
    )
  );
}

/**
 * What only the holder can do now for his documents, in the card that says it is his turn. He is asked to confirm his address
 * only before there is something to sign: the link to sign confirms it too.
 */
export function AskedNow(props: Props) {
  const { point, status } = props;
  const hasDocuments = status === "SIGNATURE" || mayAskToLeave(status);
  const { data } = usePointDocuments(point.id, hasDocuments);
  if (status === "APPLICATION" || status === "PROPOSAL") return <AddressToConfirm />;
  if (!hasDocuments) return null;
  return (
    <>
      {point.applicationProgress && (
        <MembershipDue application={point.applicationProgress} payment={data?.payment} />
      )}
      <AskedOfDocuments {...props} />
    </>
  );
}
