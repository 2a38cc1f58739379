import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import { lazyWithKit } from "../kit/with-kit.tsx";
import type { Question } from "./confirm-dialog.tsx";

export type { Question };

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);
const ConfirmDialog = lazyWithKit(
  () => import("./confirm-dialog.tsx"),
  (m) => m.ConfirmDialog,
);

interface Asked extends Question {
  answer: (confirmed: boolean) => void;
}

/** Shows one question at a time. The dialog is fetched with the first. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback<Confirm>(
    (question) => new Promise((resolve) => setAsked({ ...question, answer: resolve })),
    [],
  );
  const settle = (confirmed: boolean) => {
    asked?.answer(confirmed);
    setAsked(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog question={asked} onAnswer={settle} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** Asks for confirmation: `if (await confirm({ title, body, confirmLabel })) …`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error("ConfirmProvider is missing");
  return confirm;
}
