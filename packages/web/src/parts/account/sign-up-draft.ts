import { useDraft } from "../../platform/draft.ts";
import { useRemembered } from "../../platform/remembered.ts";

const empty = { email: "", firstName: "", lastName: "", phoneNumber: "" };

/** What was typed of an account that is not open yet, on whichever page asks for it, without the password. */
export const useSignUpDraft = () => useDraft("sign-up", empty);

/** The password goes from page to page in memory only: a reload forgets it, and it is asked again. */
export const useSignUpPassword = () => useRemembered("sign-up password", "");
