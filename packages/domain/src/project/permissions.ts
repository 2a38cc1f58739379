import type { Relation } from "../shared/index.ts";

type Relations = readonly Relation[];

/** Settings, participants and perimeter of a project: its owner; read by support. */
export const canReadProjectWork = (relations: Relations): boolean =>
  relations.some((relation) => relation === "owner" || relation === "support");

export const canEditProject = (relations: Relations): boolean => relations.includes("owner");
