import { Alert } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";

interface Props {
  text: string;
  /** The control that sends the confirmation mail again. */
  children: ReactNode;
}

/** An address waits to be confirmed before its person may sign. */
export function AddressNotice({ text, children }: Props) {
  return (
    <Alert role="note" color="sun" mt="md" icon={<IconMail aria-hidden />} title={t("Adresse à confirmer")}>
      <p style={{ margin: "0 0 12px" }}>
        <Unbroken text={text} />
      </p>
      {children}
    </Alert>
  );
}
