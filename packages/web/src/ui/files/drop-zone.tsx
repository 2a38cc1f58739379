import { Button, FileButton, Text } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import styles from "./drop-zone.module.css";

interface Props {
  label: string;
  /** The accepted kinds and the greatest size, in words. */
  hint: string;
  /** The same for the browser's file chooser: extensions and types. */
  accept: string;
  isSending: boolean;
  /** Only a button: there is a file already. */
  isQuiet?: boolean;
  onChoose: (file: File) => void;
}

/** A file chosen by its button, or dropped around it. */
export function DropZone({ label, hint, accept, isSending, isQuiet = false, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const forget = useRef<() => void>(null);

  /** Reset at once, so that the same file, corrected, can be chosen again. */
  function choose(file: File | null) {
    forget.current?.();
    if (file) onChoose(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isSending) onChoose(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping only adds to the button, which does the same
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      data-quiet={isQuiet || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton resetRef={forget} accept={accept} onChange={choose}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={isSending}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            {isSending ? messages.loading : label}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" flex="1 1 200px">
        {hint}
      </Text>
    </div>
  );
}
