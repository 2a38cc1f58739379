import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { AccountFields } from "./account-fields.tsx";
import { HasAccount } from "./has-account.tsx";
import type { NewAccountForm } from "./new-account.ts";
import { PersonFields } from "./person-fields.tsx";

interface Props<V extends NewAccountForm> {
  form: UseFormReturnType<V>;
  /** What the password will serve for. */
  purpose: string;
  /** What is asked besides of who opens it. */
  children?: ReactNode;
}

/**
 * The account of a visitor, on the step that sends his answers; a visitor who has one already logs in and
 * comes back here.
 */
export function NewAccountFields<V extends NewAccountForm>({ form, purpose, children }: Props<V>) {
  return (
    <>
      <PersonFields form={form}>
        {children}
        <HasAccount />
      </PersonFields>
      <AccountFields form={form} purpose={purpose} />
    </>
  );
}
