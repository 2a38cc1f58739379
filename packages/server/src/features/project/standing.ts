import { type ProjectStanding, projectStanding } from "@mec/domain/project";
import type { Selectable } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** The columns that `standingOf` needs. */
export const standingColumns = ["visibility", "moderation_status", "owner_confirmed"] as const;

/** `projectStanding` of a row. */
export const standingOf = (
  row: Pick<Selectable<Schema["project"]>, (typeof standingColumns)[number]>,
): ProjectStanding =>
  projectStanding({
    visibility: row.visibility,
    moderationStatus: row.moderation_status,
    ownerConfirmed: row.owner_confirmed,
  });
