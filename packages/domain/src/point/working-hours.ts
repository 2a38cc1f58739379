import * as z from "zod";
import { messages } from "../shared/index.ts";
import type { ConsumerType } from "./kinds.ts";

/**
 * When a business uses most of its electricity: by day, from before dawn, from the night until noon, in the evenings and at weekends, at night
 * alone, day and night, or by day while schools are open.
 */
export const workingHours = ["day", "early", "morning", "evening", "night", "always", "term"] as const;
export const workingHoursSchema = z.enum(workingHours, { error: messages.choice });
export type WorkingHours = z.infer<typeof workingHoursSchema>;
export const workingHoursLabels: Record<WorkingHours, string> = {
  day: "Surtout en journée",
  early: "Surtout tôt le matin",
  morning: "De la nuit à midi",
  evening: "Soirs et week-ends",
  night: "La nuit",
  always: "Jour et nuit",
  term: "En période scolaire",
};

interface Person {
  readonly consumerType: ConsumerType;
  readonly workingHours?: WorkingHours | null | undefined;
}

/** The hours that a business told; null for an individual, who has none, whatever is kept with him. */
export const toldHours = ({ consumerType, workingHours: told }: Person): WorkingHours | null =>
  consumerType === "professional" ? (told ?? null) : null;

/** The hours by which a person is counted while no reading shows them: a business works by day until it says otherwise; null for a home. */
export const countedHours = (person: Person): WorkingHours | null =>
  person.consumerType === "professional" ? (toldHours(person) ?? "day") : null;
