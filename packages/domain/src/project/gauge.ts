import { formatKwh, formatPercent } from "../shared/index.ts";
import { fewestConsumers } from "./public-share.ts";

/** kWh in a year, 0 when unknown, and the part of them that the participants consume, from `publicShare`. */
export type PublicGauge = { annualProductionKwh: number; pledgedShare: number | null };

function pledgedSentence(share: number | null): string {
  if (share === null) {
    return `la part consommée par les participants s’affiche à partir de ${fewestConsumers} consommateurs, pour protéger leur vie privée`;
  }
  if (share === 0) return "les participants en consomment moins de 5\u00a0%";
  return `les participants en consomment environ ${formatPercent(share)}`;
}

/**
 * A project's pledged consumption against its annual production (decisions §3 and §8), in words. Over a year, so it
 * says whether there are enough participants, not how much they will consume at the hours of production.
 */
export function gaugeSentence({ annualProductionKwh, pledgedShare }: PublicGauge): string {
  if (annualProductionKwh === 0) return "La production annuelle de ce projet n’est pas encore connue.";
  return `Sur ${formatKwh(annualProductionKwh)} produits par an, ${pledgedSentence(pledgedShare)}.`;
}

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
