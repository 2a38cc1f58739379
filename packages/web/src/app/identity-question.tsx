import { type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { lazyPage } from "./lazy-page.ts";

const IdentityDialog = lazyPage(
  () => import("../features/account/confirm-identity/index.ts"),
  (m) => m.IdentityDialog,
);

/** Asks the person to prove his identity again: once, however many calls wait for the answer. */
export function useIdentityQuestion(): { ask: () => Promise<boolean>; question: ReactNode } {
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<((confirmed: boolean) => void)[]>([]);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setAsked(true);
      }),
    [],
  );
  const answer = (confirmed: boolean) => {
    setAsked(false);
    for (const resolve of waiting.current.splice(0)) resolve(confirmed);
  };
  const question = isAsked && (
    <Suspense>
      <IdentityDialog onAnswer={answer} />
    </Suspense>
  );
  return { ask, question };
}
