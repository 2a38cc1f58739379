import { useDraft } from "../../../platform/draft.ts";
import { useRemembered } from "../../../platform/remembered.ts";

const empty = { email: "", firstName: "", lastName: "", phoneNumber: "" };

/** What was typed on the two pages of the sign-up, without the password. */
export const useSignUpDraft = () => useDraft("sign-up", empty);

/** The password goes from the first page to the second in memory only: a reload forgets it, and it is asked again. */
export const useSignUpPassword = () => useRemembered("sign-up password", "");
