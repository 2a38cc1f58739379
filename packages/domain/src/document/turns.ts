import type { Gap } from "./missing.ts";
import type { DocumentStatus } from "./statuses.ts";
import { cameBack } from "./transitions.ts";

/**
 * Who has to do something about a document of an accepted participant before it can be on its way: its owner sends it,
 * settles that its signing was refused, activates the service that it needs, or describes the legal body; or the person, or else
 * who sells to him, brings what only he can.
 */
export type DocumentTurn = "send" | "settle-refusal" | "service" | "body" | "person" | "seller";

/**
 * Whose turn it is, by the document's status and what it still waits for; null once it is on its way, signed or set aside.
 */
export function turnOf(status: DocumentStatus, gaps: readonly Pick<Gap, "target">[]): DocumentTurn | null {
  if (status === "DECLINED") return "settle-refusal";
  if (status !== "NOT-READY" && status !== "READY" && !cameBack(status)) return null;
  const lacks = (...targets: readonly Gap["target"][]) => gaps.some(({ target }) => targets.includes(target));
  if (lacks("services")) return "service";
  if (lacks("association", "fee", "interlocutor")) return "body";
  if (lacks("participant")) return "person";
  return lacks("production-points", "producers") ? "seller" : "send";
}
