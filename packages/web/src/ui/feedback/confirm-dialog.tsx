import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../../platform/i18n.ts";
import { useFocusBack } from "../dialog/use-focus-back.ts";
import { Unbroken } from "../layout/unbroken.tsx";
import classes from "./confirm-dialog.module.css";

export interface Question {
  title: string;
  body: ReactNode;
  /** The verb of the action to confirm. */
  confirmLabel: string;
  /** The action cannot be undone. */
  danger?: boolean;
  /** The action is not what most people should do: its button is no stronger than the other. */
  isDoubtful?: boolean;
  /** The colour of its space; the consumer's by default. */
  space?: "green" | "indigo";
}

interface Props {
  question: Question;
  onAnswer: (confirmed: boolean) => void;
}

/** The dialog of useConfirm. Closing it, by any means, is a no; "Annuler" has the focus. */
export function ConfirmDialog({ question, onAnswer }: Props) {
  useFocusBack();
  return (
    <Modal.Root opened onClose={() => onAnswer(false)}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          <Modal.Title fz="lg" fw={650} lh={1.35} mb="sm">
            <Unbroken text={question.title} />
          </Modal.Title>
          <div className={classes.body}>
            <Unbroken text={question.body} />
          </div>
          <Group
            justify="flex-end"
            mt="xl"
            className={classes.answers}
            data-space={question.space ?? "green"}
          >
            <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
              {t("Annuler")}
            </Button>
            <Button
              variant={question.isDoubtful ? "outline" : "filled"}
              color={question.danger ? "red.9" : undefined}
              onClick={() => onAnswer(true)}
            >
              {question.confirmLabel}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
