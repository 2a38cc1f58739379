import {
  type ComponentProps,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from "react";
import { t } from "../../platform/i18n.ts";
import { lazyPiece } from "../kit/lazy-piece.tsx";
import type { ConfirmDialog as Dialog, Question } from "./confirm-dialog.tsx";
import { NotFetched } from "./not-fetched.tsx";

export type { Question };

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

type DialogProps = ComponentProps<typeof Dialog>;

const ConfirmDialog = lazyPiece<DialogProps>(
  async () => {
    const [{ Kit }, { ConfirmDialog: Asking }] = await Promise.all([
      import("../kit/kit.tsx"),
      import("./confirm-dialog.tsx"),
    ]);
    return (props) => (
      <Kit>
        <Asking {...props} />
      </Kit>
    );
  },
  ({ given, missing, retry }) => (
    <NotFetched missing={missing} retry={retry} isApart>
      <button type="button" onClick={() => given.onAnswer(false)}>
        {t("Annuler")}
      </button>
    </NotFetched>
  ),
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
