import { Alert } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";

interface Props {
  text: string;
  title?: string;
  /** The control that sends the confirmation mail again. */
  children: ReactNode;
}

/** An address waits to be confirmed before its person may sign, or a person at another address. */
export function AddressNotice({ text, title = t("Adresse à confirmer"), children }: Props) {
  return (
    <Alert role="note" color="sun" mt="md" icon={<IconMail aria-hidden />} title={title}>
      <p style={{ margin: "0 0 12px" }}>
        <Unbroken text={text} />
      </p>
      {children}
    </Alert>
  );
}
