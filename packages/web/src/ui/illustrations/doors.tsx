import { Drawing } from "./drawing.tsx";
import { ink } from "./palette.ts";
import { House, Panels, Person, Sun, Tree } from "./parts.tsx";

/** "Je consomme": a lit home that receives. */
export function ConsumeDoor() {
  return (
    <Drawing width={320} height={200}>
      <rect width="320" height="200" rx="12" fill={ink.greenTint} />
      <path
        d="M0 166Q90 144 180 158T320 150V188A12 12 0 0 1 308 200H12A12 12 0 0 1 0 188Z"
        fill={ink.greenPale}
      />
      <Tree x={52} y={168} size={0.95} />
      <House x={112} y={172} width={112} lit />
      <path
        d="M304 40Q262 34 236 92"
        fill="none"
        stroke={ink.green}
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx="236" cy="98" r="17" fill={ink.paper} stroke={ink.green} strokeWidth="3" />
      <path
        d="M238 87L229 100H236L234 109L243 96H236Z"
        fill={ink.sun}
        stroke={ink.green}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="304" cy="40" r="6" fill={ink.sun} />
    </Drawing>
  );
}

/** "Je produis": a barn under the sun. */
export function ProduceDoor() {
  return (
    <Drawing width={320} height={200}>
      <rect width="320" height="200" rx="12" fill={ink.sunPale} />
      <Sun x={262} y={50} radius={22} />
      <path
        d="M0 164Q110 142 200 158T320 152V188A12 12 0 0 1 308 200H12A12 12 0 0 1 0 188Z"
        fill={ink.greenPale}
      />
      <rect x="66" y="112" width="168" height="62" fill={ink.wall} />
      <polygon points="54,116 82,54 218,54 246,116" fill={ink.roof} />
      <Panels x={92} y={62} width={116} height={46} columns={8} rows={3} />
      <rect x="128" y="132" width="44" height="42" fill={ink.wood} />
      <path d="M130 134L170 172M170 134L130 172" stroke={ink.ochre} strokeWidth="3" />
      <g fill={ink.sun} stroke={ink.wood} strokeOpacity="0.35" strokeWidth="2">
        <circle cx="264" cy="168" r="13" />
        <circle cx="288" cy="170" r="11" />
      </g>
    </Drawing>
  );
}

/** "Je porte un projet": neighbours around one plan. */
export function LeadDoor() {
  return (
    <Drawing width={320} height={200}>
      <rect width="320" height="200" rx="12" fill={ink.indigoTint} />
      <rect
        x="92"
        y="26"
        width="136"
        height="84"
        rx="6"
        fill={ink.paper}
        stroke={ink.indigo}
        strokeWidth="3"
      />
      <circle cx="160" cy="66" r="31" fill={ink.greenPale} />
      <circle cx="160" cy="66" r="31" fill="none" stroke={ink.green} strokeWidth="2" strokeDasharray="4 4" />
      <circle cx="160" cy="66" r="6" fill={ink.sun} stroke={ink.indigo} strokeWidth="2" />
      {[
        [142, 54],
        [178, 58],
        [150, 84],
        [174, 82],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill={ink.green} />
      ))}
      <Person x={86} y={186} coat={ink.green} skin="#e0b08c" />
      <Person x={160} y={186} size={1.15} coat={ink.indigo} skin="#8d5a3c" />
      <Person x={234} y={186} coat={ink.sun} skin="#f0cba8" />
      <path d="M40 182H280" stroke={ink.indigo} strokeWidth="5" strokeLinecap="round" />
    </Drawing>
  );
}
