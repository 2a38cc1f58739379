/** kWh in a year, 0 when unknown, and the part of them that the participants consume, from `publicShare`. */
export type PublicGauge = { annualProductionKwh: number; pledgedShare: number | null };

/** Whether the participants leave some of the yearly production to newcomers, as far as the public knows. */
export const hasRoom = ({ pledgedShare }: PublicGauge): boolean => pledgedShare === null || pledgedShare < 1;

/** From which pledged share a project is said to be almost full. */
const almostFull = 0.8;

const roomLevels = ["room", "almost-full", "full", "unknown"] as const;
export type RoomLevel = (typeof roomLevels)[number];

/** What is left for newcomers, as a class: all that a list says of it. Under 5 consumers it says that there is room. */
export function roomLevel({ annualProductionKwh, pledgedShare }: PublicGauge): RoomLevel {
  if (annualProductionKwh === 0) return "unknown";
  if (pledgedShare === null || pledgedShare < almostFull) return "room";
  return pledgedShare < 1 ? "almost-full" : "full";
}
