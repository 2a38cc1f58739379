import type { ReactNode } from "react";

export type Tone = "yes" | "warn" | "no";

/** One line of what a project answers. */
export function Line({ tone, icon, children }: { tone: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <li data-tone={tone}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
