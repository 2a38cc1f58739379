import type { ReactNode } from "react";

/** "loss" is of a sum that loses money in one of the cases that it tells. */
export type Tone = "yes" | "warn" | "no" | "loss";

/** One line of what a project answers. */
export function Line({ tone, icon, children }: { tone: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <li data-tone={tone}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
