import { Button, Stack } from "@mantine/core";
import type { ComponentProps } from "react";
import { t } from "../../platform/i18n.ts";
import { CheckedForm } from "../wizard/checked-form.tsx";
import { Dialog } from "./dialog.tsx";

type Values = Record<string, unknown>;
type Props<V extends Values> = Pick<ComponentProps<typeof Dialog>, "title" | "onClose" | "size" | "space"> &
  Omit<ComponentProps<typeof CheckedForm<V>>, "beside">;

/** A short form over the page, which may be left without sending it. */
export function FormDialog<V extends Values>({ title, onClose, size, space, children, ...form }: Props<V>) {
  return (
    <Dialog {...{ title, onClose, size, space }}>
      <CheckedForm
        {...form}
        beside={
          <Button variant="default" onClick={onClose}>
            {t("Annuler")}
          </Button>
        }
      >
        <Stack gap="md">{children}</Stack>
      </CheckedForm>
    </Dialog>
  );
}
