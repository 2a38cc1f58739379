import type { Relation } from "../shared/index.ts";

/** Moderation, all participants and what they miss: the support team only. */
export const canModerate = (relations: readonly Relation[]): boolean => relations.includes("support");
