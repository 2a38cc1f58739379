import type { ComponentType, ReactNode } from "react";
import { AnswersProvider } from "../platform/answers-provider.tsx";
import { SelectionProvider } from "../platform/selection.tsx";
import { ConfirmProvider } from "../ui/feedback/confirm.tsx";
import { RootLayout } from "./root-layout.tsx";
import { AppRoutes } from "./routes.tsx";
import { SessionClient } from "./session-client.tsx";
import { Toasts } from "./toasts.tsx";

interface Props {
  Router: ComponentType<{ children: ReactNode }>;
  /** What stands at the head of every page. */
  Head: ComponentType;
}

export function App({ Router, Head }: Props) {
  return (
    <AnswersProvider>
      <Router>
        <SessionClient>
          <SelectionProvider>
            <ConfirmProvider>
              <Toasts />
              <RootLayout Head={Head}>
                <AppRoutes />
              </RootLayout>
            </ConfirmProvider>
          </SelectionProvider>
        </SessionClient>
      </Router>
    </AnswersProvider>
  );
}
