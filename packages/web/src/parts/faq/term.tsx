import { lazy, type ReactNode, Suspense, useState } from "react";
import { glossary, type TermName } from "./glossary.ts";
import styles from "./term.module.css";

const ExplainedTerm = lazy(async () => ({ default: (await import("./explained-term.tsx")).ExplainedTerm }));

interface Props {
  name: TermName;
  /** The term as written in the sentence; by default, as in the glossary. */
  children?: ReactNode;
}

/** A term of the trade, explained in one tap where it appears; what explains it is fetched then. */
export function Term({ name, children = glossary[name].term }: Props) {
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
