import type { Deps } from "../../deps.ts";

/** What a mail to the owner of a project says of a plant in it: its name, and whose both are; undefined once it has left. */
export const findPlantAndOwner = ({ db }: Deps, pointId: string, projectId: string) =>
  db
    .selectFrom("production_point as point")
    .innerJoin("project as p", "p.id", "point.project_id")
    .innerJoin("account as o", "o.id", "p.account_id")
    .innerJoin("account as h", "h.id", "point.account_id")
    .select(["point.name", "p.name as projectName", "o.email", "o.first_name as ownerFirstName"])
    .select(["h.first_name as firstName", "h.last_name as lastName"])
    .where("point.id", "=", pointId)
    .where("p.id", "=", projectId)
    .executeTakeFirst();
