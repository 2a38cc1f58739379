import { accountCalls } from "@mec/api/account";
import { isProvenMailbox } from "@mec/domain/account";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "./client.tsx";
import { useSession } from "./session.ts";

/** The query under which the profile is read. */
export const profileKey = ["profile"];

/** The signed-in person's profile; nothing is asked for a visitor. */
export function useOwnProfile() {
  const call = useClient();
  const { user } = useSession();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(accountCalls.getProfile, { signal }),
    enabled: Boolean(user),
  });
}

/** Whether an address that is typed is known to be this person's, so that the server asks for no link. */
export function useIsProvenMailbox(): (email: string) => boolean {
  const { data } = useOwnProfile();
  return (email) => isProvenMailbox(data ?? null, email);
}
