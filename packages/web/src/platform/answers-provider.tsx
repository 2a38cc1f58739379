import { ApiError } from "@mec/api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** The server's answers are final; only a network failure is worth another try. */
const worthAnotherTry = (failures: number, error: Error) => !(error instanceof ApiError) && failures < 2;

const makeQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry, refetchOnWindowFocus: false } },
  });

/** Keeps what the server answered, for the whole visit. */
export function AnswersProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(makeQueries);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
