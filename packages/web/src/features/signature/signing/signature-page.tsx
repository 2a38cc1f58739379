import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { ConfirmAddress } from "./confirm-address.tsx";
import { Ended } from "./ended.tsx";
import { Outcome } from "./outcome.tsx";
import { isUnknownLink } from "./sending-faults.ts";
import { Signing } from "./signing.tsx";
import { UnknownLink } from "./unknown-link.tsx";
import { useSignature } from "./use-signature.ts";

/** The page of a personal link: documents to read and sign, or their outcome. No account is needed. */
export function SignaturePage() {
  const { token = "" } = useParams();
  const { data: session, error, refetch } = useSignature(token);
  const [ended, setEnded] = useState<string | null>(null);
  const navigate = useNavigate();
  if (ended !== null) {
    const goOn = () => {
      setEnded(null);
      navigate({ search: "" }, { replace: true });
      window.scrollTo(0, 0);
    };
    const left = isUnknownLink(error) ? undefined : session;
    return <Ended token={token} text={ended} session={left} onGoOn={goOn} />;
  }
  if (isUnknownLink(error)) return <UnknownLink />;
  if (error && !session) return <FailedPage error={error} retry={refetch} />;
  if (!session) return <PageSkeleton />;
  if (session.status === "to-confirm") return <ConfirmAddress token={token} session={session} />;
  if (session.status !== "to-sign")
    return <Outcome token={token} session={session} status={session.status} />;
  return <Signing token={token} session={session} onEnded={setEnded} />;
}
