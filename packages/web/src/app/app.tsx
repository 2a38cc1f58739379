import type { ComponentType, ReactNode } from "react";
import { AnswersProvider } from "../platform/answers-provider.tsx";
import { SelectionProvider } from "../platform/selection.tsx";
import { ConfirmProvider } from "../ui/feedback/confirm.tsx";
import { RootLayout } from "./root-layout.tsx";
import { AppRoutes } from "./routes.tsx";
import { SessionClient } from "./session-client.tsx";
import { Toasts } from "./toasts.tsx";

export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  return (
    <AnswersProvider>
      <Router>
        <SessionClient>
          <SelectionProvider>
            <ConfirmProvider>
              <Toasts />
              <RootLayout>
                <AppRoutes />
              </RootLayout>
            </ConfirmProvider>
          </SelectionProvider>
        </SessionClient>
      </Router>
    </AnswersProvider>
  );
}
