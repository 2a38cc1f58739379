import { type PageName, pageAt, pages } from "@mec/api";
import { isOnBoarding } from "./on-boarding-pages.ts";

interface Refreshed {
  readonly pathname: string;
  /** The query, with its question mark. */
  readonly search: string;
  /** Something that was typed is kept in the browser. */
  readonly hasDraft: boolean;
  /** The person began the consumer's path in this tab. */
  readonly hasBegun: boolean;
}

/** The first pages of each path: a refresh loses nothing there. */
const entrances: readonly string[] = [
  pages.chooseRole.to(),
  pages.consumerStep.to(),
  pages.producerStep.to(),
];

/** The pages that mark the on-boarding as begun, so that a later refresh can return to its beginning. */
const beginnings: readonly (PageName | undefined)[] = ["chooseRole", "consumerStep"];

export const beginsOnBoarding = (pathname: string): boolean => beginnings.includes(pageAt(pathname)?.name);

/**
 * Where a refresh inside the on-boarding leads (specification §4). The page stays when a draft can be restored, at a
 * path's entrance, and at a step whose address says what it is about; a path begun without a draft asks the
 * consumer's type again; otherwise the login's redirection applies.
 */
export function afterRefresh({
  pathname,
  search,
  hasDraft,
  hasBegun,
}: Refreshed): "stay" | "type" | "landing" {
  if (!isOnBoarding(pathname) || hasDraft || search !== "" || entrances.includes(pathname)) return "stay";
  return hasBegun ? "type" : "landing";
}
