import type { ReactNode } from "react";

/** "loss" is of a sum that loses money in one of the cases that it tells. */
export type Tone = "yes" | "warn" | "no" | "loss";

interface Props {
  tone: Tone;
  icon: ReactNode;
  children: ReactNode;
  /** Words whose room the line takes at least. */
  room?: string | undefined;
}

/** One line of what a project answers. */
export function Line({ tone, icon, children, room }: Props) {
  return (
    <li data-tone={tone}>
      {icon}
      <span data-room={room}>{children}</span>
    </li>
  );
}
