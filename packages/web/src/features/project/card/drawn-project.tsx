import type { PublicProject } from "@mec/api/project";
import type { ComponentType } from "react";
import { ink } from "../../../ui/illustrations/palette.ts";
import { House, Panels, Sun, Tree } from "../../../ui/illustrations/parts.tsx";
import { type DrawnScene, sceneOf } from "./drawn-scene.ts";

const walls = [ink.wall, ink.ochre, "#faf5ea", "#d5d2cb", "#c98a6b"];
const roofs = [ink.roof, ink.slate, "#6e5a52", "#c66a4a"];
const suns = [
  [52, 58],
  [98, 52],
  [206, 52],
  [252, 60],
] as const;

interface Palette {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
}

const palettes: Record<DrawnScene["season"], Palette> = {
  spring: { sky: "#cfe8f2", far: "#b4d0c2", near: "#9cc38f", ground: "#86b573" },
  summer: { sky: "#bfe0f2", far: "#a9c7b8", near: "#c2c77f", ground: "#d9bf62" },
  autumn: { sky: "#f3e3cf", far: "#c9b7a2", near: "#b99a63", ground: "#a98b4f" },
  winter: { sky: "#dbe6ef", far: "#c3cfda", near: "#dfe6ea", ground: "#f3f6f7" },
};

const at = (choices: readonly string[], chance: number) => choices[chance % choices.length] ?? ink.wall;

function Landscape({ landscape, colours }: { landscape: DrawnScene["landscape"]; colours: Palette }) {
  const { far, near } = colours;
  if (landscape === "mountains") {
    return (
      <>
        <path d="M0 136L46 84L74 108L126 60L172 112L214 76L300 138V200H0Z" fill={far} />
        <path d="M126 60L108 78L120 76L130 86L142 76ZM46 84L36 95L46 93L56 96Z" fill={ink.paper} />
        <path d="M0 146Q80 122 160 138T300 132V200H0Z" fill={near} />
      </>
    );
  }
  if (landscape === "sea") {
    return (
      <>
        <rect y="112" width="300" height="40" fill="#8fbcd0" />
        <path d="M0 118H60M110 126H176M206 117H280" stroke={ink.paper} strokeWidth="2" opacity="0.6" />
        <path d="M232 112V84L252 108Z" fill={ink.paper} />
        <path d="M222 112H258L252 118H228Z" fill={ink.wood} />
        <path d="M0 142Q90 128 180 144T300 138V200H0Z" fill={near} />
      </>
    );
  }
  if (landscape === "plain") {
    return (
      <>
        <rect y="124" width="300" height="76" fill={far} />
        <path d="M0 140H300V200H0Z" fill={near} />
        <path
          d="M20 200L112 140M96 200L140 140M190 200L168 140M282 200L200 140"
          stroke={far}
          strokeWidth="4"
        />
      </>
    );
  }
  return (
    <>
      <path d="M0 122Q50 82 110 112T214 100T300 112V200H0Z" fill={far} />
      <path d="M0 144Q70 112 150 136T300 130V200H0Z" fill={near} />
    </>
  );
}

/** A long building whose roof faces the viewer; (x, foot) is the foot of its left wall. */
function LongRoof({ x, width, wall, roof }: { x: number; width: number; wall: string; roof: string }) {
  return (
    <>
      <rect x={x} y="132" width={width} height="42" fill={wall} />
      <polygon points={`${x - 10},136 ${x + 16},92 ${x + width - 16},92 ${x + width + 10},136`} fill={roof} />
      <Panels x={x + 24} y={98} width={width - 48} height={32} columns={9} rows={2} />
    </>
  );
}

function Windows({ x, count, step }: { x: number; count: number; step: number }) {
  return Array.from({ length: count }, (_, index) => x + index * step).map((left) => (
    <rect
      key={left}
      x={left}
      y="146"
      width="14"
      height="16"
      fill={ink.glass}
      stroke={ink.paper}
      strokeWidth="2"
    />
  ));
}

function Turbine({ x, foot, height, turn }: { x: number; foot: number; height: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${foot - height})`}>
      <path d={`M-3 ${height}L-1.2 0H1.2L3 ${height}Z`} fill="#f1efe8" />
      {[0, 120, 240].map((angle) => (
        <path
          key={angle}
          d={`M0 0C4 -5 3 -${height * 0.3} 0.5 -${height * 0.55}C-2 -${height * 0.3} -3 -5 0 0Z`}
          fill={ink.paper}
          transform={`rotate(${angle + turn})`}
        />
      ))}
      <circle r="3.5" fill={ink.stone} />
    </g>
  );
}

interface Built {
  readonly scene: DrawnScene;
  readonly wall: string;
  readonly roof: string;
}

function Houses({ scene, wall, roof }: Built) {
  return (
    <>
      <House
        x={36}
        y={168}
        width={66}
        wall={at(walls, scene.wall + 2)}
        roof={at(roofs, scene.roof + 1)}
        solar
      />
      <House x={118} y={176} width={84} wall={wall} roof={roof} solar />
      <House x={218} y={168} width={58} wall={at(walls, scene.wall + 1)} roof={at(roofs, scene.roof + 2)} />
    </>
  );
}

function Barn({ wall, roof }: Built) {
  return (
    <>
      <rect x="48" y="88" width="30" height="86" rx="4" fill={ink.stone} />
      <ellipse cx="63" cy="88" rx="15" ry="11" fill={ink.shade} opacity="0.7" />
      <LongRoof x={92} width={150} wall={wall} roof={roof} />
      <rect x="150" y="144" width="32" height="30" fill={ink.wood} />
      <path d="M152 146L180 172M180 146L152 172" stroke={ink.ochre} strokeWidth="2.5" />
    </>
  );
}

function Hall({ wall, roof }: Built) {
  return (
    <>
      <rect x="60" y="116" width="180" height="58" fill={wall} />
      <path d="M52 118Q150 66 248 118Z" fill={roof} />
      <Panels x={104} y={98} width={92} height={16} columns={8} rows={1} />
      <rect x="132" y="140" width="36" height="34" fill={ink.glass} stroke={ink.paper} strokeWidth="3" />
      <Windows x={74} count={2} step={26} />
      <Windows x={186} count={2} step={26} />
    </>
  );
}

function School({ wall, roof }: Built) {
  return (
    <>
      <LongRoof x={44} width={212} wall={wall} roof={roof} />
      <rect x="126" y="112" width="48" height="62" fill={wall} />
      <polygon points="120,114 150,86 180,114" fill={roof} />
      <circle cx="150" cy="112" r="8" fill={ink.paper} stroke={ink.shade} strokeWidth="1.5" />
      <path d="M150 107V112H154" stroke={ink.dark} strokeWidth="1.5" fill="none" />
      <rect x="141" y="148" width="18" height="26" rx="2" fill={ink.indigo} />
      <Windows x={58} count={3} step={22} />
      <Windows x={184} count={3} step={22} />
    </>
  );
}

function Carport({ roof }: Built) {
  return (
    <>
      <path d="M70 174V128M150 174V128M230 174V128" stroke={ink.shade} strokeWidth="5" />
      <polygon points="40,134 56,106 276,106 260,134" fill={ink.panelEdge} />
      <Panels x={58} y={109} width={200} height={22} columns={12} rows={2} />
      {[88, 168].map((x, index) => (
        <g key={x} transform={`translate(${x} 174)`}>
          <path d="M0 -8Q2 -18 12 -18L18 -27H36L44 -18Q52 -16 52 -8Z" fill={index ? ink.indigo : roof} />
          <circle cx="13" cy="-6" r="6" fill={ink.dark} />
          <circle cx="40" cy="-6" r="6" fill={ink.dark} />
        </g>
      ))}
    </>
  );
}

function Turbines({ scene, wall, roof }: Built) {
  return (
    <>
      <Turbine x={76} foot={160} height={96} turn={scene.wall % 120} />
      <Turbine x={228} foot={154} height={82} turn={(scene.wall + 40) % 120} />
      <Turbine x={154} foot={176} height={122} turn={(scene.wall + 80) % 120} />
      <House x={186} y={178} width={52} wall={wall} roof={roof} />
    </>
  );
}

function Mill({ wall, roof }: Built) {
  return (
    <>
      <path d="M176 152Q160 176 120 200H300V176Q240 176 214 152Z" fill="#79b4cf" />
      <House x={84} y={174} width={92} wall={wall} roof={roof} />
      <g fill="none" stroke={ink.wood} strokeWidth="4">
        <circle cx="194" cy="154" r="27" />
        <path d="M194 127V181M167 154H221M175 135L213 173M213 135L175 173" strokeWidth="3" />
      </g>
    </>
  );
}

const drawings: Record<DrawnScene["building"], ComponentType<Built>> = {
  houses: Houses,
  barn: Barn,
  hall: Hall,
  school: School,
  carport: Carport,
  turbines: Turbines,
  mill: Mill,
};

/** A drawing for a project without a photo: as large as its container, silent to screen readers. */
export function DrawnProject({ project }: { project: PublicProject }) {
  const scene = sceneOf(project);
  const colours = palettes[scene.season];
  const Building = drawings[scene.building];
  const [x, y] = suns[scene.sun % suns.length] ?? suns[0];
  return (
    <svg
      viewBox="0 0 300 200"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      style={{ display: "block" }}
    >
      <rect width="300" height="200" fill={colours.sky} />
      <Sun x={x} y={y} radius={15} />
      <Landscape landscape={scene.landscape} colours={colours} />
      <path d="M0 172Q80 162 160 170T300 166V200H0Z" fill={colours.ground} />
      <Tree x={scene.sun % 2 ? 22 : 280} y={178} size={scene.season === "winter" ? 0.5 : 0.8} />
      <Building scene={scene} wall={at(walls, scene.wall)} roof={at(roofs, scene.roof)} />
    </svg>
  );
}
