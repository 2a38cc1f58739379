import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDraft } from "../../../platform/draft.ts";

const empty = { email: "", firstName: "", lastName: "", phoneNumber: "" };

/** What was typed on the two pages of the sign-up, the password apart. */
export const useSignUpDraft = () => useDraft("sign-up", empty);

const passwordKey = ["sign-up", "password"];

/** The password goes from the first page to the second in memory only: a reload forgets it, and it is asked again. */
export function useSignUpPassword(): [string, (password: string) => void] {
  const queries = useQueryClient();
  const { data = "" } = useQuery<string>({
    queryKey: passwordKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data, (password) => queries.setQueryData(passwordKey, password)];
}
