import type { Relation } from "../shared/index.ts";

type Relations = readonly Relation[];

/** A point with its contract and signatory: its holder; read by support, and by the owner it applied to while it does. */
export const canReadPoint = (relations: Relations): boolean =>
  relations.some(
    (relation) => relation === "holder" || relation === "applicant-owner" || relation === "support",
  );

export const canEditPoint = (relations: Relations): boolean => relations.includes("holder");
