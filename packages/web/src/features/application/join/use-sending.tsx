import { messages } from "@mec/domain/shared";
import { type ReactNode, useState } from "react";
import { EmailTaken } from "./email-taken.tsx";
import { isEmailTaken, SendFailure } from "./send.ts";

/** Runs what sends the answers, and says what went wrong: nothing typed is lost, and one may try again. */
export function useSending() {
  const [failure, setFailure] = useState<ReactNode>(null);
  async function send(work: () => Promise<void>) {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (isEmailTaken(error)) setFailure(<EmailTaken />);
      else setFailure(error instanceof SendFailure ? error.message : messages.connectionFailed);
    }
  }
  return { failure, send };
}
