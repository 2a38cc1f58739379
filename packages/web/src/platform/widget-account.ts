import { publicProjectCalls } from "@mec/api/project";
import { uuidSchema } from "@mec/domain/shared";
import { useEffect } from "react";
import { useAnswer } from "./answer.ts";
import { widgetMode } from "./widget.ts";

const userId = widgetMode?.userId ?? null;
const isIdentifier = uuidSchema.safeParse(userId).success;

let isTold = false;

/** For whoever made the partner's page; a visitor has nothing to do with it. */
function tellUnknown(): void {
  if (isTold) return;
  isTold = true;
  // biome-ignore lint/suspicious/noConsole: the notice to the partner (decisions §8)
  console.warn(
    `Mon énergie collective\u00a0: aucun compte n’a l’identifiant widget_user_id="${userId}". La carte montre tous les projets.`,
  );
}

/** Whose projects are shown: a partner's that the server knows, else everybody's. */
export interface ShownAccount {
  /** Known, or not asked for: the projects may be fetched. */
  readonly isReady: boolean;
  readonly filter: { readonly userId?: string };
}

export function useShownAccount(): ShownAccount {
  const { data, isError } = useAnswer(
    publicProjectCalls.getWidgetAccount,
    isIdentifier && userId ? { params: { id: userId } } : null,
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const isUnknown = userId !== null && (!isIdentifier || data?.isKnown === false);
  useEffect(() => {
    if (isUnknown) tellUnknown();
  }, [isUnknown]);
  if (userId === null || isUnknown) return { isReady: true, filter: {} };
  return { isReady: data !== undefined || isError, filter: { userId } };
}
