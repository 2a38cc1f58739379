import type { Duty } from "@mec/domain/overview";
import { type RawBuilder, sql } from "kysely";
import { startingSteps } from "../application/scopes.ts";

/** What is due of a participant from a day: of who applied, or of one of the owner's own plants, which no application accepts. */
export interface DueDuty {
  readonly of: "application" | "plant";
  readonly id: string;
  readonly dueOn: string;
}

export const parisDay = (moment: RawBuilder<unknown>) =>
  sql<string>`to_char((${moment}) at time zone 'Europe/Paris', 'YYYY-MM-DD')`;

/** The day for which a duty was said done of an application. */
export const doneFor = (duty: Duty) =>
  sql<
    string | null
  >`(select done_for from owner_duty done where done.application_id = a.id and done.duty = ${duty})`;

/** The day on which a participant began to share; null where he has not. */
export const startedOn = parisDay(sql`select min(step.created_at) from application_progress step
  where step.application_id = a.id and ${startingSteps("step")}`);
