import { Drawing } from "./drawing.tsx";
import { ink } from "./palette.ts";
import { House, Panels, Sun, Tree } from "./parts.tsx";

/** Where the shared electricity leaves and arrives: from solar roofs to their neighbours. */
const flows = [
  "M215 322Q290 236 364 338",
  "M215 322Q160 262 104 334",
  "M475 252Q410 214 364 338",
  "M475 252Q556 214 612 334",
  "M475 252Q606 150 709 348",
];

const arrivals = [
  [364, 338],
  [104, 334],
  [612, 334],
  [709, 348],
] as const;

function Hills() {
  return (
    <g>
      <path d="M0 330Q120 250 260 300T520 270T780 310V520H0Z" fill={ink.greenPale} />
      <path d="M0 380Q160 320 330 360T620 340T780 370V520H0Z" fill={ink.greenSoft} opacity="0.55" />
      <path d="M0 440Q200 402 400 424T780 420V520H0Z" fill={ink.greenSoft} />
    </g>
  );
}

function School() {
  return (
    <g>
      <rect x="400" y="318" width="150" height="92" fill={ink.wall} />
      <polygon points="388,322 412,256 538,256 562,322" fill={ink.slate} />
      <Panels x={424} y={264} width={102} height={46} columns={7} rows={3} />
      <rect x="462" y="366" width="28" height="44" rx="2" fill={ink.indigo} />
      {[414, 436, 502, 524].map((x) => (
        <rect
          key={x}
          x={x}
          y="342"
          width="15"
          height="22"
          rx="1.5"
          fill={ink.sun}
          stroke={ink.paper}
          strokeWidth="2.5"
        />
      ))}
    </g>
  );
}

/** A village that shares the electricity of its roofs, for the head of the home page. */
export function HeroIllustration() {
  return (
    <Drawing width={780} height={520}>
      <clipPath id="hero-frame">
        <rect width="780" height="520" rx="24" />
      </clipPath>
      <g clipPath="url(#hero-frame)">
        <rect width="780" height="520" fill={ink.greenTint} />
        <Sun x={628} y={104} radius={48} />
        <g fill={ink.paper}>
          <ellipse cx="210" cy="116" rx="62" ry="15" />
          <ellipse cx="190" cy="102" rx="28" ry="19" />
          <ellipse cx="228" cy="98" rx="32" ry="23" />
          <ellipse cx="420" cy="68" rx="44" ry="11" />
          <ellipse cx="428" cy="57" rx="23" ry="16" />
        </g>
        <Hills />
        <Tree x={36} y={408} size={1.1} />
        <Tree x={300} y={388} size={0.8} />
        <School />
        <House x={58} y={424} width={92} lit />
        <House x={166} y={418} width={98} roof={ink.slate} wall={ink.ochre} solar />
        <House x={322} y={420} width={84} wall={ink.wallShade} lit />
        <House x={568} y={420} width={88} roof={ink.slate} lit />
        <House x={668} y={428} width={82} wall={ink.ochre} lit />
        <Tree x={762} y={446} size={1.05} />
        <path d="M0 452Q260 416 500 440T780 438V520H0Z" fill={ink.green} opacity="0.16" />
        <path d="M250 520Q300 470 372 452H404Q366 480 380 520Z" fill={ink.wallShade} />
        <g fill="none" stroke={ink.paper} strokeWidth="7" strokeLinecap="round" opacity="0.8">
          {flows.map((flow) => (
            <path key={flow} d={flow} />
          ))}
        </g>
        <g fill="none" stroke={ink.green} strokeWidth="3.5" strokeLinecap="round" strokeDasharray="1 9">
          {flows.map((flow) => (
            <path key={flow} d={flow} />
          ))}
        </g>
        {arrivals.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="7" fill={ink.paper} stroke={ink.green} strokeWidth="3.5" />
        ))}
        <circle cx="215" cy="322" r="8" fill={ink.sun} stroke={ink.green} strokeWidth="3.5" />
        <circle cx="475" cy="252" r="8" fill={ink.sun} stroke={ink.green} strokeWidth="3.5" />
      </g>
    </Drawing>
  );
}
