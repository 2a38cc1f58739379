import { Button, Group, Modal } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import type { Question } from "./confirm.tsx";

interface Props {
  question: Question;
  onAnswer: (confirmed: boolean) => void;
}

/** The dialog of useConfirm. Closing it, by any means, is a no; "Annuler" has the focus. */
export function ConfirmDialog({ question, onAnswer }: Props) {
  return (
    <Modal opened onClose={() => onAnswer(false)} title={<strong>{question.title}</strong>}>
      <div>{question.body}</div>
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          {t("Annuler")}
        </Button>
        <Button color={question.danger ? "red.9" : undefined} onClick={() => onAnswer(true)}>
          {question.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
