import type { ReactNode } from "react";
import { frenchMessage, isRefusal } from "../../platform/client.tsx";
import { EmailTaken } from "./email-taken.tsx";

/** Why what opens an account on its way could not be sent; who has one already is led to the login. */
export const explainSignUp = (error: unknown): ReactNode =>
  isRefusal(error, "EMAIL_ALREADY_USED") ? <EmailTaken /> : frenchMessage(error);
