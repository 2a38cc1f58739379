import { pages } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { useNavigate } from "react-router";
import { useClient } from "../platform/client.tsx";
import { notify } from "../platform/notify.tsx";
import { useSelection } from "../platform/selection.tsx";
import { useAdoptSession } from "../platform/session.ts";
import { writeStored } from "../platform/stored.ts";
import { forgetTyped } from "./drafts.ts";

/**
 * Ends the session: forgets the user and the selection, goes home and says so (specification §4). Drafts and
 * the dossier are deleted too: the next person at this browser may be somebody else.
 */
export function useLogOut(): () => Promise<void> {
  const call = useClient();
  const adoptSession = useAdoptSession();
  const navigate = useNavigate();
  const { clear } = useSelection();
  return async () => {
    try {
      const { accountCalls } = await import("@mec/api/account");
      await call(accountCalls.logOut, {});
    } catch {
      notify({ message: messages.connectionFailed, color: "red" });
      return;
    }
    navigate(pages.home.to());
    clear();
    writeStored("userType", null);
    forgetTyped();
    adoptSession(null);
    notify({ message: messages.loggedOut, color: "green" });
  };
}
