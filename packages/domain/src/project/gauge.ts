/** kWh in a year, 0 when unknown, and the part of them that the participants consume, from `publicShare`. */
export type PublicGauge = {
  annualProductionKwh: number;
  pledgedShare: number | null;
  /** How many of the year's kWh are those of plants still to be laid or connected (`isPlanned`). */
  plannedKwh?: number | undefined;
  /** Whether somebody who came when there was no room still waits for an answer: whoever comes now comes after him. */
  isQueued?: boolean | undefined;
};

/** Whether the participants take all of the yearly production, as far as the public knows. */
export const isWhollyReserved = ({ pledgedShare }: PublicGauge): boolean =>
  pledgedShare !== null && pledgedShare >= 1;

/** Whether a newcomer finds room: some of the production is left, and nobody waits for it before him. */
export const hasRoom = (gauge: PublicGauge): boolean => !isWhollyReserved(gauge) && !gauge.isQueued;

export const toComes = ["nothing", "part", "all"] as const;
/** How much of what a project counts as produced is not there yet. */
export type ToCome = (typeof toComes)[number];

/**
 * How much of a year's production is still to come: plants that are to be laid or connected count as the others do, wherever
 * production is told or shared, and whoever tells it says so.
 */
export function toComeOf({ annualProductionKwh, plannedKwh = 0 }: Omit<PublicGauge, "pledgedShare">): ToCome {
  if (plannedKwh <= 0) return "nothing";
  return plannedKwh < annualProductionKwh ? "part" : "all";
}

/** From which pledged share a project is said to be almost full. */
export const almostFull = 0.8;

const roomLevels = ["room", "almost-full", "full", "unknown"] as const;
export type RoomLevel = (typeof roomLevels)[number];

/** What is left for newcomers, as a class: all that a list says of it. Unknown too where some take part, too few for the public to know what they consume. */
export function roomLevel(gauge: PublicGauge, consumers = 0): RoomLevel {
  if (gauge.annualProductionKwh === 0) return "unknown";
  if (!hasRoom(gauge)) return "full";
  if (gauge.pledgedShare === null && consumers > 0) return "unknown";
  return (gauge.pledgedShare ?? 0) < almostFull ? "room" : "almost-full";
}
