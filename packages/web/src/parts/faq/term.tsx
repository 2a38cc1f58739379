import { type ReactNode, Suspense, useState } from "react";
import { NotFetched } from "../../ui/feedback/not-fetched.tsx";
import { lazyPieceWithKit } from "../../ui/kit/with-kit.tsx";
import type { TermName } from "./glossary.ts";
import styles from "./term.module.css";

const ExplainedTerm = lazyPieceWithKit(
  async () => (await import("./explained-term.tsx")).ExplainedTerm,
  ({ given, missing, retry }) => (
    <>
      {given.children} <NotFetched missing={missing} retry={retry} />
    </>
  ),
);

interface Props {
  name: TermName;
  /** The term as written in the sentence. */
  children: ReactNode;
}

/** A term of the trade, explained in one tap where it appears; what explains it is fetched then. */
export function Term({ name, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.term}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    >
      {children}
    </button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <ExplainedTerm name={name}>{children}</ExplainedTerm>
    </Suspense>
  );
}
