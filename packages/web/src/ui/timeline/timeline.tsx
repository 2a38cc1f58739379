import { VisuallyHidden } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../layout/unbroken.tsx";
import styles from "./timeline.module.css";

type State = "done" | "current" | "upcoming" | "refused";

const stateNames = (): Record<State, string> => ({
  done: t("Fait"),
  current: t("En cours"),
  upcoming: t("À venir"),
  refused: t("Arrêté"),
});

function Mark({ state, rank }: { state: State; rank: number }) {
  if (state === "done") return <IconCheck size={18} stroke={3} />;
  if (state === "refused") return <IconX size={18} stroke={3} />;
  return rank;
}

interface StepProps {
  state: State;
  /** From 1. */
  rank: number;
  title: string;
  /** At the end of the title's line. */
  aside?: string | undefined;
  details: readonly string[];
  /** The actions for this step. */
  children?: ReactNode;
}

export function TimelineStep({ state, rank, title, aside, details, children }: StepProps) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <span className={styles.mark} aria-hidden>
        <Mark state={state} rank={rank} />
      </span>
      <div>
        <div className={styles.head}>
          <p className={styles.title}>
            <VisuallyHidden>
              {stateNames()[state]}
              {"\u00a0: "}
            </VisuallyHidden>
            <Unbroken text={title} />
          </p>
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
        {details.map((detail) => (
          <p key={detail} className={styles.detail}>
            <Unbroken text={detail} />
          </p>
        ))}
        {children}
      </div>
    </li>
  );
}

/** Successive steps, and which of them have been reached. */
export function Timeline({ space, children }: { space: "green" | "indigo"; children: ReactNode }) {
  return (
    <ol className={styles.list} data-space={space}>
      {children}
    </ol>
  );
}
