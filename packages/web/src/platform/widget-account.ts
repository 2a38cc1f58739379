import { isUuid } from "@mec/domain/shared";
import { useEffect } from "react";
import { useAnswer } from "./answer.ts";
import { publicQuestions } from "./public-questions.ts";
import { widgetMode } from "./widget.ts";

const userId = widgetMode?.userId ?? null;
const isIdentifier = userId !== null && isUuid(userId);

let isTold = false;

/** A console notice for whoever made the partner's page: it does not concern the visitor. */
function tellUnknown(): void {
  if (isTold) return;
  isTold = true;
  // biome-ignore lint/suspicious/noConsole: the notice to the partner
  console.warn(
    `Mon énergie collective\u00a0: aucun compte n’a l’identifiant widget_user_id="${userId}". La carte montre tous les projets.`,
  );
}

/** Whose projects are shown: the partner's account when the server knows it, else everybody's. */
export interface ShownAccount {
  /** The account is checked, or none was given: the projects may be fetched. */
  readonly isReady: boolean;
  readonly filter: { readonly userId?: string };
}

export function useShownAccount(): ShownAccount {
  const { data, isError } = useAnswer(
    publicQuestions.getWidgetAccount,
    isIdentifier ? { params: { id: userId } } : null,
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const isUnknown = userId !== null && (!isIdentifier || data?.isKnown === false);
  useEffect(() => {
    if (isUnknown) tellUnknown();
  }, [isUnknown]);
  if (userId === null || isUnknown) return { isReady: true, filter: {} };
  return { isReady: data !== undefined || isError, filter: { userId } };
}
