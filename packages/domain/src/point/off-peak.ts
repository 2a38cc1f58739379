import * as z from "zod";
import { firstFault, messages } from "../shared/index.ts";
import { defaultPeakHour } from "./default-peak-hour.ts";

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
/** §5: HH:MM on 24 hours. */
export const hourSchema = z.string({ error: messages.hour }).trim().regex(HOUR, firstFault(messages.hour));

/** From one hour to another, past midnight when it ends before it starts. */
export const hourWindowSchema = z.strictObject(
  { start: hourSchema, end: hourSchema },
  { error: messages.hour },
);
export type HourWindow = z.infer<typeof hourWindowSchema>;

/** Summer is April to October, winter November to March: the grid operator's low and high seasons. */
export const seasons = ["summer", "winter"] as const;
export type Season = (typeof seasons)[number];
export const seasonLabels: Record<Season, string> = {
  summer: "En été, d’avril à octobre",
  winter: "En hiver, de novembre à mars",
};

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** A contract with off-peak hours has eight of them a day, in one window or several. */
const OFF_PEAK_MINUTES = 8 * HOUR_MINUTES;
export const maxWindows = 4;

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * HOUR_MINUTES + Number(hour.slice(3));
const lengthOf = ({ start, end }: HourWindow): number =>
  (minutesOf(end) - minutesOf(start) + DAY_MINUTES) % DAY_MINUTES;

/** The minutes of a day that windows cover, each repeated for every window that covers it. */
const heldBy = (windows: readonly HourWindow[]): number[] =>
  windows.flatMap((window) =>
    Array.from({ length: lengthOf(window) }, (_, minute) => (minutesOf(window.start) + minute) % DAY_MINUTES),
  );

const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}`;
};

/** What is wrong with the windows of a day, in French; null when they are eight hours in all, each once. */
export function offPeakFault(windows: readonly HourWindow[]): string | null {
  const minutes = heldBy(windows);
  if (new Set(minutes).size < minutes.length) return "Deux de ces plages se recouvrent.";
  if (minutes.length === OFF_PEAK_MINUTES) return null;
  return `Les heures creuses durent 8\u00a0h par jour en tout\u00a0: ces plages font ${duration(minutes.length)}.`;
}

const windowsSchema = z
  .array(hourWindowSchema)
  .max(maxWindows)
  .superRefine((windows, context) => {
    const fault = offPeakFault(windows);
    if (fault) context.addIssue({ code: "custom", message: fault });
  });

/** The windows of off-peak hours, in each season. */
export const offPeakSchema = z.strictObject({ summer: windowsSchema, winter: windowsSchema });
export type OffPeak = Readonly<Record<Season, readonly HourWindow[]>>;

/**
 * The off-peak hours assumed of a person who does not know his: a night in winter; in summer three of the
 * eight around midday, as the grid operator has been setting them since November 2025. Solar energy is then
 * worth its least, so that no announced figure is too good.
 */
export const usualOffPeak: OffPeak = {
  summer: [
    { start: "02:00", end: "07:00" },
    { start: "13:00", end: "16:00" },
  ],
  winter: [{ start: "23:00", end: "07:00" }],
};

interface Told {
  readonly peakHour?: HourWindow | null | undefined;
  readonly offPeak?: OffPeak | null | undefined;
}

/** Whether somebody gave these hours: the default of the single window stands for none. */
const isSaid = ({ start, end }: HourWindow): boolean =>
  start !== defaultPeakHour.start || end !== defaultPeakHour.end;

/** The off-peak hours that a contract gives, even as a single window; null when they are not known. */
export function toldOffPeak(contract: Told | null): OffPeak | null {
  if (contract?.offPeak) return contract.offPeak;
  const single = contract?.peakHour;
  return single && isSaid(single) ? { summer: [single], winter: [single] } : null;
}

/** The single window of the specification for a contract with several: the longest of winter. */
export function mainWindow({ winter, summer }: OffPeak): HourWindow {
  const longest = [...winter].sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? summer[0];
  return longest ?? { ...defaultPeakHour };
}

/** "de 02:00 à 07:00 et de 13:00 à 16:00" */
const windowsText = (windows: readonly HourWindow[]): string =>
  windows.map(({ start, end }) => `de ${start} à ${end}`).join(" et ");

/** The hours of the whole year: said once when both seasons are alike. */
export function offPeakText({ summer, winter }: OffPeak): string {
  const [warm, cold] = [windowsText(summer), windowsText(winter)];
  return warm === cold ? warm : `${cold} en hiver, ${warm} en été`;
}

/** The windows in minutes after midnight, as the engine takes them. */
export const windowMinutes = (windows: readonly HourWindow[]): { start: number; end: number }[] =>
  windows.map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }));
