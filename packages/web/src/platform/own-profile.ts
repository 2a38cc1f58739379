import { isProvenMailbox } from "@mec/domain/account";
import { useAnswer } from "./answer.ts";
import { laterCall } from "./question.ts";
import { useSession } from "./session.ts";

/** Described apart: a page that a visitor reads holds pieces that would ask it of who is signed in. */
const getProfile = laterCall(
  "GET /user",
  async () => (await import("@mec/api/account")).accountCalls.getProfile,
);

/** The signed-in person's profile; nothing is asked for a visitor. Its address is confirmed in another tab, by a mail's link. */
export function useOwnProfile() {
  const { user } = useSession();
  return useAnswer(
    getProfile,
    {},
    { enabled: Boolean(user), refetchOnReturn: (profile) => profile?.emailVerified === false },
  );
}

/** Whether a typed address is the person's own confirmed one: the server then sends no link to it. */
export function useIsProvenMailbox(): (email: string) => boolean {
  const { data } = useOwnProfile();
  return (email) => isProvenMailbox(data ?? null, email);
}
