import { MantineProvider } from "@mantine/core";
import { ModalsProvider } from "@mantine/modals";
import { Notifications, notifications } from "@mantine/notifications";
import { paths } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { IconLock } from "@tabler/icons-react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { RouterProvider } from "react-router";
import { ApiError, ClientProvider, makeBrowserClient } from "../platform/client.tsx";
import { SelectionProvider } from "../platform/selection.tsx";
import { adoptSession } from "../platform/session.ts";
import { cssVariables, theme } from "../ui/theme.ts";
import { makeRouter } from "./router.tsx";

/** Answers of the server are final; only the network deserves another try. */
const worthAnotherTry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2;

function makeApp() {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry, refetchOnWindowFocus: false } },
  });
  const router = makeRouter();
  const client = makeBrowserClient(() => {
    queries.cancelQueries();
    adoptSession(queries, null);
    notifications.show({
      id: "session-expired",
      message: messages.sessionExpired,
      icon: <IconLock size={18} aria-hidden />,
      color: "orange",
    });
    const { pathname, search } = router.state.location;
    if (pathname !== paths.login) router.navigate(paths.login, { state: { from: pathname + search } });
  });
  return { queries, router, client };
}

export function App() {
  const [{ queries, router, client }] = useState(makeApp);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queries}>
        <ClientProvider client={client}>
          <SelectionProvider>
            <ModalsProvider labels={{ confirm: "Confirmer", cancel: "Annuler" }}>
              <Notifications position="top-right" limit={3} />
              <RouterProvider router={router} />
            </ModalsProvider>
          </SelectionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
