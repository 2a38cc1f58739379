import { Drawer, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../layout/unbroken.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface Props {
  title: string;
  onClose: () => void;
  size?: "md" | "lg";
  /** The colour of its space: dialogs are rendered outside of the page, so they do not inherit it. */
  space?: "green" | "indigo";
  /** Something is under way: neither a click outside nor Escape may close the dialog. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The header element would otherwise count as a second banner of the page. */
const attributes = { header: { role: "presentation" } };

/** A question or a short form, over the page. */
export function Dialog({ title, onClose, size = "md", space = "green", isBusy = false, children }: Props) {
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      size={size}
      title={
        <strong>
          <Unbroken text={title} />
        </strong>
      }
      closeOnClickOutside={!isBusy}
      closeOnEscape={!isBusy}
      attributes={attributes}
    >
      <div data-space={space}>{children}</div>
    </Modal>
  );
}

/** More about one thing, beside the page. */
export function SidePanel({ title, onClose, size = "lg", space = "green", children }: Props) {
  useFocusBack();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={size}
      padding="lg"
      title={
        <strong>
          <Unbroken text={title} />
        </strong>
      }
      closeButtonProps={{ "aria-label": t("Fermer") }}
      attributes={attributes}
    >
      <div data-space={space}>{children}</div>
    </Drawer>
  );
}
