import { ApiError, byRefusal, type Client, isRefusal, makeClient, type RequestInput } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { createContext, type ReactNode, useContext } from "react";
import { t } from "./i18n.ts";

const ClientContext = createContext<Client | null>(null);

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The browser's client of our own API, with its cookies. */
export function makeBrowserClient(told: {
  onSessionExpired: () => void;
  confirmIdentity: () => Promise<boolean>;
}): Client {
  return makeClient({
    base: "/api",
    fetch: (input, init) => fetch(input, init),
    // Loaded with the first upload: no page's first view sends a file.
    send: async (url, init, onProgress) =>
      (await import("./send.ts")).sendWithProgress(url, init, onProgress),
    xsrfToken: () => {
      const token = readCookie("XSRF-TOKEN");
      return token === undefined ? undefined : decodeURIComponent(token);
    },
    ...told,
  });
}

export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** How components call the API: `const call = useClient(); call(projectCalls.getProject, { params: { id } })`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error("ClientProvider is missing");
  return client;
}

/** The address of a file the API answers with, for a link. */
export { callUrl } from "@mec/api";

/**
 * What to tell a person about a failed call: the server's French text, or the general one of the specification (§8).
 */
export function frenchMessage(error: unknown, fallback: string = messages.connectionFailed): string {
  if (!(error instanceof ApiError)) return fallback;
  const [issue] = error.issues;
  if (issue) return issue.message;
  if (error.statusCode === 429) return t("Trop d’essais. Patientez quelques minutes avant de recommencer.");
  return fallback;
}

export type { Client, RequestInput };
export { ApiError, byRefusal, isRefusal };
