import { Button, Group, Text } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { IconEraser, IconSignature } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";

const DrawingPad = lazyPiece(async () => (await import("./drawing-pad.tsx")).DrawingPad);

interface Props {
  /** A PNG as a data URL; "" without a drawing. */
  drawing: string;
  onChange: (drawing: string) => void;
}

/** A drawn signature beside the name, for those who want one: the name alone is enough, and needs no pointer. */
export function DrawingField({ drawing, onChange }: Props) {
  const [isOpen, setOpen] = useState(drawing !== "");
  const [version, setVersion] = useState(0);
  if (!isOpen) {
    return (
      <Group>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconSignature size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t("Dessiner aussi ma signature (facultatif)")}
        </Button>
      </Group>
    );
  }
  function erase() {
    onChange("");
    setVersion((count) => count + 1);
  }
  return (
    <div>
      <Text size="md" fw={500} id="drawing-label">
        {t("Votre signature dessinée (facultatif)")}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {t("Au doigt, au stylet ou à la souris. Votre nom écrit suffit.")}
      </Text>
      <Suspense fallback={<Text size="sm">{messages.loading}</Text>}>
        <DrawingPad key={version} drawing={drawing} onChange={onChange} labelledBy="drawing-label" />
      </Suspense>
      <Group mt={8} gap="xs">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconEraser size={16} aria-hidden />}
          onClick={erase}
        >
          {t("Effacer")}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            erase();
            setOpen(false);
          }}
        >
          {t("Ne pas dessiner")}
        </Button>
      </Group>
    </div>
  );
}
