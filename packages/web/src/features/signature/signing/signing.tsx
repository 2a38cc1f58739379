import type { SignatureSession } from "@mec/api/signature";
import { leftToRead } from "@mec/domain/signature";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CodeStep } from "./code-step.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { DisownDialog } from "./disown-dialog.tsx";
import { useSigningDraft } from "./draft.ts";
import { ReadStep } from "./read-step.tsx";
import { SignedFirst } from "./signed-first.tsx";
import { StartStep } from "./start-step.tsx";
import { useSignatureCache, useSignatureSummary } from "./use-signature.ts";
import { type SigningStep, useStep } from "./use-step.ts";
import { toSign } from "./words.ts";

interface Props {
  token: string;
  session: SignatureSession;
  /** Called with what to tell of documents that ended without his doing. */
  onEnded: (text: string) => void;
}

/** The code's step is only for a person who has consented, and has nothing left to read. */
const settledStep = (step: SigningStep, isReady: boolean): SigningStep =>
  step.name === "code" && !isReady ? { name: "consent" } : step;

interface RefusingProps extends Props {
  asked: "decline" | "disown";
  documents: ReturnType<typeof toSign>;
  onClose: () => void;
  onDone: (answer: SignatureSession) => void;
}

/** To refuse to sign, or to say that one is another. */
const Refusing = ({ asked, documents, onEnded, onDone, ...common }: RefusingProps) =>
  asked === "decline" ? (
    <DeclineDialog {...common} documents={documents} onDeclined={onDone} onEnded={onEnded} />
  ) : (
    <DisownDialog {...common} onDisowned={onDone} />
  );

/** From the first page to the signature: the documents, the consent and the name, the code. */
export function Signing({ token, session, onEnded }: Props) {
  const documents = toSign(session);
  const [step, go] = useStep(documents.length);
  const [draft, keep, discard] = useSigningDraft(session);
  const [justSigned, setJustSigned] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<"decline" | "disown" | null>(null);
  const { adopt } = useSignatureCache(token);
  const alike = useSignatureSummary(token, documents).data?.alike ?? [];
  const left = leftToRead(
    documents.flatMap((one) => (one.mustBeRead ? one.id : [])),
    { read: draft.read, alike },
  );
  const navigate = useNavigate();

  /** After signing, declining or disowning: shows what the link opens from now on, in place of the steps. */
  function settle(answer: SignatureSession) {
    discard();
    setAsked(null);
    adopt(answer);
    navigate({ search: "" }, { replace: true });
    window.scrollTo(0, 0);
  }

  /** What came to his turn since waits until he has read that this is signed. */
  function settleSigned(answer: SignatureSession) {
    setJustSigned(documents.map(({ id }) => id));
    settle(answer);
  }

  if (justSigned.length > 0)
    return (
      <SignedFirst
        token={token}
        session={session}
        signedIds={justSigned}
        onGoOn={() => {
          setJustSigned([]);
          window.scrollTo(0, 0);
        }}
      />
    );
  const current = settledStep(step, draft.hasConsented && draft.isSignatory && left.length === 0);
  const common = { token, session, documents, draft, keep, go, alike, left, onEnded };
  const close = () => setAsked(null);
  const ways = { onDecline: () => setAsked("decline"), onDisown: () => setAsked("disown") };
  return (
    <>
      {current.name === "start" && <StartStep {...common} {...ways} />}
      {current.name === "read" && <ReadStep key={current.rank} {...common} rank={current.rank} {...ways} />}
      {current.name === "consent" && <ConsentStep {...common} {...ways} />}
      {current.name === "code" && <CodeStep {...common} onSigned={settleSigned} />}
      {asked && (
        <Refusing asked={asked} {...{ token, session, documents, onEnded }} onClose={close} onDone={settle} />
      )}
    </>
  );
}
