import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { ApiError } from "../platform/client.tsx";
import { SelectionProvider } from "../platform/selection.tsx";
import { ConfirmProvider } from "../ui/feedback/confirm.tsx";
import { RootLayout } from "./root-layout.tsx";
import { AppRoutes } from "./routes.tsx";
import { SessionClient } from "./session-client.tsx";
import { Toasts } from "./toasts.tsx";

/** Answers of the server are final; only the network deserves another try. */
const worthAnotherTry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2;

const makeQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry, refetchOnWindowFocus: false } },
  });

export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  const [queries] = useState(makeQueries);
  return (
    <QueryClientProvider client={queries}>
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
    </QueryClientProvider>
  );
}
