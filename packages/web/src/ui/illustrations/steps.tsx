import type { ReactNode } from "react";
import { Drawing } from "./drawing.tsx";
import { ink } from "./palette.ts";
import { House, Sun } from "./parts.tsx";

function Step({ children }: { children: ReactNode }) {
  return (
    <Drawing width={160} height={120}>
      <ellipse cx="80" cy="66" rx="72" ry="50" fill={ink.greenTint} />
      {children}
    </Drawing>
  );
}

/** Step 1: look for a project near one's address. */
export function FindStep() {
  return (
    <Step>
      <path
        d="M22 44L60 32L100 44L138 32V88L100 100L60 88L22 100Z"
        fill={ink.paper}
        stroke={ink.stone}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M60 32V88M100 44V100" stroke={ink.line} strokeWidth="2" />
      <path
        d="M28 76Q52 60 72 72T132 56"
        fill="none"
        stroke={ink.greenSoft}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M84 14A19 19 0 0 1 103 33C103 47 84 64 84 64S65 47 65 33A19 19 0 0 1 84 14Z"
        fill={ink.green}
      />
      <circle cx="84" cy="33" r="8" fill={ink.sun} />
    </Step>
  );
}

/** Step 2: describe one's home and apply. */
export function JoinStep() {
  return (
    <Step>
      <rect
        x="66"
        y="18"
        width="64"
        height="84"
        rx="7"
        fill={ink.paper}
        stroke={ink.stone}
        strokeWidth="2.5"
      />
      <path d="M80 38H116M80 53H116M80 68H102" stroke={ink.line} strokeWidth="5" strokeLinecap="round" />
      <circle cx="114" cy="84" r="13" fill={ink.green} />
      <path
        d="M108 84L113 89L121 79"
        fill="none"
        stroke={ink.paper}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <House x={26} y={102} width={48} lit />
    </Step>
  );
}

/** Step 3: agree on a price and sign. */
export function SignStep() {
  return (
    <Step>
      <rect
        x="34"
        y="20"
        width="68"
        height="84"
        rx="7"
        fill={ink.paper}
        stroke={ink.stone}
        strokeWidth="2.5"
      />
      <path d="M47 38H88M47 50H88M47 62H74" stroke={ink.line} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M48 88Q56 74 61 86T74 84T90 86"
        fill="none"
        stroke={ink.indigo}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M88 84L126 34L136 42L98 91L86 95Z"
        fill={ink.sun}
        stroke={ink.dark}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M88 84L98 91L86 95Z" fill={ink.dark} />
    </Step>
  );
}

/** Step 4: share the electricity. */
export function ShareStep() {
  return (
    <Step>
      <Sun x={80} y={30} radius={14} />
      <House x={22} y={102} width={46} solar roof={ink.slate} />
      <House x={94} y={102} width={46} lit />
      <path
        d="M48 54Q80 38 114 56"
        fill="none"
        stroke={ink.green}
        strokeWidth="3.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <circle cx="48" cy="54" r="5" fill={ink.sun} stroke={ink.green} strokeWidth="2.5" />
      <circle cx="114" cy="56" r="5" fill={ink.paper} stroke={ink.green} strokeWidth="2.5" />
    </Step>
  );
}
