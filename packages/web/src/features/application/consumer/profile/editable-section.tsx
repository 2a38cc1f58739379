import { Button, Card, Group, Text, Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { t } from "../../../../platform/i18n.ts";

interface Props {
  /** Where a link to this part of the profile leads. */
  id: string;
  title: string;
  /** What is known, read. */
  children: ReactNode;
  /** The verb of the button; "Modifier" by default. */
  editLabel?: string;
  /** The form in its place; it tells how it ended. */
  editor: (close: (saved: boolean) => void) => ReactNode;
}

/** Scrolls to the part that the address names, once it is there. */
function useAnchor(id: string) {
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView({ block: "start" });
  }, [hash, id]);
  return section;
}

/** A part of the profile: read, changed in place, and said to be saved. */
export function EditableSection({ id, title, children, editLabel, editor }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const section = useAnchor(id);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function close(saved: boolean) {
    setSaved(saved);
    setEditing(false);
  }

  return (
    <Card
      component="section"
      id={id}
      ref={section}
      aria-labelledby={`${id}-title`}
      style={{ scrollMarginTop: 80 }}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="xs">
        <Title order={2} size="h4" id={`${id}-title`}>
          {title}
        </Title>
        {!isEditing && (
          <Button
            ref={button}
            variant="default"
            size="sm"
            flex="none"
            aria-describedby={`${id}-title`}
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            {editLabel ?? t("Modifier")}
          </Button>
        )}
      </Group>
      <div role="status">
        {isSaved && (
          <Text size="sm" fw={550} c="green.8">
            <IconCheck size={16} aria-hidden style={{ verticalAlign: "-3px" }} /> {t("Enregistré")}
          </Text>
        )}
      </div>
      {isEditing ? editor(close) : children}
    </Card>
  );
}
