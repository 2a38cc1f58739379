import type { SignatureSession } from "@mec/api/signature";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CodeStep } from "./code-step.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { useSigningDraft } from "./draft.ts";
import { ReadStep } from "./read-step.tsx";
import { StartStep } from "./start-step.tsx";
import { useSignatureCache } from "./use-signature.ts";
import { type SigningStep, useStep } from "./use-step.ts";
import { toSign } from "./words.ts";

interface Props {
  token: string;
  session: SignatureSession;
}

/** The code is of use to who has consented only. */
const settledStep = (step: SigningStep, hasConsented: boolean): SigningStep =>
  step.name === "code" && !hasConsented ? { name: "consent" } : step;

/** From the first page to the signature: the documents, the consent and the name, the code. */
export function Signing({ token, session }: Props) {
  const documents = toSign(session);
  const [step, go] = useStep(documents.length);
  const [draft, keep, discard] = useSigningDraft(session);
  const [isDeclining, setDeclining] = useState(false);
  const { adopt } = useSignatureCache(token);
  const navigate = useNavigate();

  /** Signed or declined: what the link shows from now on, in place of the steps. */
  function settle(answer: SignatureSession) {
    discard();
    setDeclining(false);
    adopt(answer);
    navigate({ search: "" }, { replace: true });
    window.scrollTo(0, 0);
  }

  const current = settledStep(step, draft.hasConsented);
  const common = { token, session, documents, draft, keep, go };
  const decline = () => setDeclining(true);
  return (
    <>
      {current.name === "start" && <StartStep {...common} onDecline={decline} />}
      {current.name === "read" && (
        <ReadStep key={current.rank} {...common} rank={current.rank} onDecline={decline} />
      )}
      {current.name === "consent" && <ConsentStep {...common} onDecline={decline} />}
      {current.name === "code" && <CodeStep {...common} onSigned={settle} />}
      {isDeclining && (
        <DeclineDialog
          token={token}
          documents={documents}
          onClose={() => setDeclining(false)}
          onDeclined={settle}
        />
      )}
    </>
  );
}
