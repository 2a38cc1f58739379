import { Drawing } from "./drawing.tsx";
import { ink } from "./palette.ts";
import { House, Tree } from "./parts.tsx";

/** No project found here. */
export function NoResult() {
  return (
    <Drawing width={240} height={160}>
      <ellipse cx="120" cy="136" rx="104" ry="18" fill={ink.mist} />
      <Tree x={44} y={138} size={0.9} />
      <House x={76} y={140} width={56} roof={ink.stone} wall={ink.mist} />
      <circle
        cx="150"
        cy="74"
        r="38"
        fill={ink.paper}
        fillOpacity="0.75"
        stroke={ink.green}
        strokeWidth="7"
      />
      <path d="M178 102L206 132" stroke={ink.green} strokeWidth="11" strokeLinecap="round" />
      <path
        d="M138 66Q150 52 162 66Q166 76 150 82V88"
        fill="none"
        stroke={ink.stone}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="150" cy="100" r="4" fill={ink.stone} />
    </Drawing>
  );
}

/** Nobody has applied yet: an open letter box. */
export function NoApplication() {
  return (
    <Drawing width={240} height={160}>
      <ellipse cx="120" cy="140" rx="100" ry="16" fill={ink.mist} />
      <rect x="112" y="92" width="14" height="50" fill={ink.wood} />
      <path d="M62 96V62A26 26 0 0 1 88 36H160A26 26 0 0 1 186 62V96Z" fill={ink.green} />
      <path d="M62 96V62A26 26 0 0 1 114 62V96Z" fill={ink.dark} opacity="0.55" />
      <path d="M62 96L40 112V78A26 26 0 0 1 62 54Z" fill={ink.greenSoft} />
      <path
        d="M168 58V28H190V42H172"
        fill={ink.sun}
        stroke={ink.dark}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M202 84Q216 76 226 86M206 100Q218 96 228 104"
        fill="none"
        stroke={ink.line}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Tree x={30} y={144} size={0.55} />
    </Drawing>
  );
}

/** Something went wrong: a plug out of its socket. */
export function Unplugged() {
  return (
    <Drawing width={240} height={160}>
      <ellipse cx="120" cy="142" rx="104" ry="14" fill={ink.mist} />
      <path
        d="M8 118Q40 146 62 110T108 82"
        fill="none"
        stroke={ink.dark}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g transform="rotate(-18 112 78)">
        <path d="M88 60H110A20 20 0 0 1 110 100H88Z" fill={ink.green} />
        <path d="M130 70H146M130 90H146" stroke={ink.shade} strokeWidth="6" strokeLinecap="round" />
      </g>
      <rect
        x="172"
        y="34"
        width="58"
        height="66"
        rx="10"
        fill={ink.paper}
        stroke={ink.stone}
        strokeWidth="3"
      />
      <circle cx="201" cy="67" r="21" fill={ink.mist} stroke={ink.line} strokeWidth="2.5" />
      <circle cx="193" cy="67" r="4" fill={ink.dark} />
      <circle cx="209" cy="67" r="4" fill={ink.dark} />
      <path
        d="M152 34L146 22M164 26L164 12M150 46L138 42"
        stroke={ink.sun}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
