import { firstRefused, useRefused } from "../../../ui/forms/refused-fields.ts";
import type { JoinDraft } from "./join-draft.ts";
import { type JoinPart, joinParts, refusedOfJoin } from "./refused.ts";
import type { useJoinRoute } from "./use-join-route.ts";

/** What the server refused of the answers, and the way to the step that holds it. */
export function useRefusals(draft: JoinDraft, route: ReturnType<typeof useJoinRoute>) {
  const { refused, refuse, settle } = useRefused("join");

  function goTo(part: JoinPart): unknown {
    if (part === "account" || part === "signatory") return route.goToScreen(part);
    return route.goTo(part === "meter" ? "sge" : part);
  }

  /**
   * Shows the refusals beside their fields.
   * @param here the parts that are asked on the page that sends.
   * @returns whether a field says what is wrong.
   */
  function showRefused(error: unknown, here: readonly JoinPart[]): boolean {
    const found = refusedOfJoin(draft, error);
    const part = firstRefused(joinParts, found);
    if (!part) return false;
    refuse(found);
    if (!here.includes(part)) goTo(part);
    return true;
  }

  return { refused, settle, showRefused };
}
