import { ink } from "./palette.ts";

interface Place {
  x: number;
  y: number;
}

/** Solar panels, drawn as a grid. */
export function Panels({
  x,
  y,
  width,
  height,
  columns,
  rows,
}: Place & { width: number; height: number; columns: number; rows: number }) {
  const verticals = Array.from({ length: columns - 1 }, (_, index) => x + ((index + 1) * width) / columns);
  const horizontals = Array.from({ length: rows - 1 }, (_, index) => y + ((index + 1) * height) / rows);
  return (
    <g stroke={ink.indigoSoft} strokeWidth="1">
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="1.5"
        fill={ink.panel}
        stroke={ink.panelEdge}
        strokeWidth="1.5"
      />
      {verticals.map((line) => (
        <line key={line} x1={line} x2={line} y1={y} y2={y + height} />
      ))}
      {horizontals.map((line) => (
        <line key={line} x1={x} x2={x + width} y1={line} y2={line} />
      ))}
    </g>
  );
}

interface HouseProps extends Place {
  width: number;
  roof?: string;
  wall?: string;
  solar?: boolean;
  /** Lit windows: the house is using electricity. */
  lit?: boolean;
}

/** A house seen from the front; (x, y) is the foot of its left wall. */
export function House({
  x,
  y,
  width,
  roof = ink.roof,
  wall = ink.wall,
  solar = false,
  lit = false,
}: HouseProps) {
  const height = width * 0.55;
  const slope = width * 0.4;
  const top = y - height;
  const pane = width * 0.17;
  const glass = lit ? ink.sun : ink.glass;
  return (
    <g>
      <rect
        x={x + width * 0.72}
        y={top - slope - width * 0.08}
        width={width * 0.1}
        height={width * 0.2}
        fill={ink.wallShade}
      />
      <rect x={x} y={top} width={width} height={height} fill={wall} />
      <rect
        x={x + width * 0.86}
        y={top}
        width={width * 0.14}
        height={height}
        fill={ink.dark}
        opacity="0.07"
      />
      <polygon
        points={`${x - width * 0.07},${top + 3} ${x + width * 0.11},${top - slope} ${x + width * 0.89},${top - slope} ${x + width * 1.07},${top + 3}`}
        fill={roof}
      />
      {solar && (
        <Panels
          x={x + width * 0.17}
          y={top - slope + width * 0.05}
          width={width * 0.66}
          height={slope - width * 0.1}
          columns={5}
          rows={2}
        />
      )}
      <rect
        x={x + width * 0.41}
        y={y - height * 0.6}
        width={width * 0.18}
        height={height * 0.6}
        rx="2"
        fill={ink.green}
      />
      <rect
        x={x + width * 0.13}
        y={top + height * 0.28}
        width={pane}
        height={pane}
        rx="1.5"
        fill={glass}
        stroke={ink.paper}
        strokeWidth="2.5"
      />
      <rect
        x={x + width * 0.7}
        y={top + height * 0.28}
        width={pane}
        height={pane}
        rx="1.5"
        fill={glass}
        stroke={ink.paper}
        strokeWidth="2.5"
      />
    </g>
  );
}

export function Sun({ x, y, radius }: Place & { radius: number }) {
  const rays = Array.from({ length: 12 }, (_, index) => index * 30);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius * 1.9} fill={ink.sun} opacity="0.14" />
      {rays.map((angle) => (
        <line
          key={angle}
          y1={-radius * 1.28}
          y2={-radius * 1.55}
          transform={`rotate(${angle})`}
          stroke={ink.sun}
          strokeWidth={radius * 0.11}
          strokeLinecap="round"
        />
      ))}
      <circle r={radius} fill={ink.sun} />
    </g>
  );
}

/** A round tree; (x, y) is the foot of its trunk. */
export function Tree({ x, y, size = 1 }: Place & { size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <rect x="-3" y="-30" width="6" height="30" rx="2" fill={ink.wood} />
      <circle cy="-50" r="24" fill={ink.green} />
      <circle cx="-14" cy="-38" r="16" fill={ink.green} />
      <circle cx="15" cy="-38" r="17" fill={ink.green} />
      <circle cx="7" cy="-57" r="10" fill={ink.paper} opacity="0.12" />
    </g>
  );
}

/** A person from head to waist; (x, y) is the middle of the waist. */
export function Person({
  x,
  y,
  size = 1,
  coat,
  skin,
}: Place & { size?: number; coat: string; skin: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-22 0V-16Q-22 -36 0 -36T22 -16V0Z" fill={coat} />
      <circle cy="-50" r="14" fill={skin} />
      <path d="M-14 -52Q-14 -66 0 -66T14 -52Q6 -58 -2 -57T-14 -52Z" fill={ink.dark} />
    </g>
  );
}
