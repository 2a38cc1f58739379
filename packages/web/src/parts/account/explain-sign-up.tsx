import type { ReactNode } from "react";
import { frenchMessage, isRefusal } from "../../platform/client.tsx";
import { EmailTaken } from "./email-taken.tsx";

/**
 * Why a form that also opens an account could not be sent; a person who has an account already is led to the
 * login.
 */
export const explainSignUp = (error: unknown): ReactNode =>
  isRefusal(error, "EMAIL_ALREADY_USED") ? <EmailTaken /> : frenchMessage(error);
