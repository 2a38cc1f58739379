import { pages } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { IconLock } from "@tabler/icons-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { ClientProvider, makeBrowserClient } from "../platform/client.tsx";
import { notify } from "../platform/notify.tsx";
import { useRenewingJournal } from "../platform/own-journal.ts";
import { useEndSession } from "../platform/session.ts";
import { useIdentityQuestion } from "./identity-question.tsx";

/**
 * Gives the app its client, and sends a person whose session was lost to the login, to come back afterwards
 * (specification §8).
 */
export function SessionClient({ children }: { children: ReactNode }) {
  const endSession = useEndSession();
  const renewingJournal = useRenewingJournal();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef({ navigate, pathname, search });
  useEffect(() => {
    here.current = { navigate, pathname, search };
  });
  const { ask, question } = useIdentityQuestion();
  const client = useMemo(() => {
    const onSessionExpired = () => {
      const { navigate: go, pathname: path, search: query } = here.current;
      endSession();
      notify({
        id: "session-expired",
        message: messages.sessionExpired,
        icon: <IconLock size={18} aria-hidden />,
        color: "orange",
      });
      if (path !== pages.login.to()) go(pages.login.to(), { state: { from: path + query } });
    };
    return renewingJournal(makeBrowserClient({ onSessionExpired, confirmIdentity: ask }));
  }, [endSession, renewingJournal, ask]);
  return (
    <ClientProvider client={client}>
      {children}
      {question}
    </ClientProvider>
  );
}
