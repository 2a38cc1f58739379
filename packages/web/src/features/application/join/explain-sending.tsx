import { messages } from "@mec/domain/shared";
import type { ReactNode } from "react";
import { EmailTaken } from "../../../parts/account/email-taken.tsx";
import { isEmailTaken, SendFailure } from "./send.ts";

/** Why the answers could not be sent: nothing typed is lost, and one may try again. */
export function explainSending(error: unknown): ReactNode {
  if (isEmailTaken(error)) return <EmailTaken />;
  return error instanceof SendFailure ? error.message : messages.connectionFailed;
}
