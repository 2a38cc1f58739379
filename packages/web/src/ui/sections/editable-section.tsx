import { Alert, Button, Card, Group, Text, Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { useAnchor } from "./use-anchor.ts";

interface Props {
  /** The anchor of links to this part. */
  id: string;
  title: string;
  /** The current values, read-only. */
  children: ReactNode;
  /** The verb of the button; "Modifier" by default. */
  editLabel?: string;
  /** The form that replaces the values; it calls back with whether it saved. */
  editor: (close: (saved: boolean) => void) => ReactNode;
  /** The title's rank in the page; 2 by default. */
  order?: 2 | 3;
  /** The form is open from the start: something typed in it was not sent yet. */
  startsOpen?: boolean;
  /** A link to this part opens the form: there is nothing to read yet. */
  opensByLink?: boolean;
  /** The field of its form that a link may name, and its selector: it opens, with the focus there. */
  field?: { readonly hash: string; readonly at: string };
  /** Where the person goes on from here, told once it is saved. */
  onward?: ReactNode;
  /** What is doubted of what is saved: told first then, in place of a plain success. */
  doubt?: string | null;
}

/**
 * Whether the form is open. The button that opens it goes with its press, and the focus to the part's title: the next key is
 * in the form. Once it is closed, the focus goes back to the button.
 */
function useEditing(
  startsOpen: boolean,
  {
    visit,
    section,
    field,
    opensByLink,
  }: Pick<ReturnType<typeof useAnchor>, "visit" | "section"> & {
    /** The fields of which a link names the one that is there; null where none does. */
    field: string | null;
    opensByLink: boolean;
  },
) {
  const [isEditing, setEditing] = useState(startsOpen);
  useEffect(() => {
    if (visit !== null && (opensByLink || field !== null)) setEditing(true);
  }, [visit, opensByLink, field]);
  const focusedFor = useRef<string | null>(null);
  // Who came by a link types at once: in the field that it names, else in the first.
  useEffect(() => {
    if (visit === null || !isEditing || focusedFor.current === visit) return;
    focusedFor.current = visit;
    const named = field === null ? null : section.current?.querySelector<HTMLElement>(field);
    const first = section.current?.querySelector<HTMLElement>("form input, form select, form textarea");
    (named ?? first)?.focus({ preventScroll: !named });
  }, [visit, isEditing, field, section]);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  function open() {
    setEditing(true);
    heading.current?.focus({ preventScroll: true });
  }
  return { isEditing, setEditing, open, button, heading };
}

/** That it is saved; of what is doubted, the doubt first. */
export function Saved({ onward, doubt }: Required<Pick<Props, "onward" | "doubt">>) {
  if (doubt) {
    return (
      <Alert color="sun" mb="md" title={doubt}>
        {t("C’est enregistré tel quel. Corrigez-le ici s’il est faux.")} {onward}
      </Alert>
    );
  }
  return (
    <Group gap="xs" mb="md">
      <Text size="sm" fw={550} c="green.8">
        <IconCheck size={16} aria-hidden style={{ verticalAlign: "-3px" }} /> {t("Enregistré")}
      </Text>
      {onward}
    </Group>
  );
}

/**
 * A part of what a person says of himself or of his project: read-only, edited in place, and confirmed once
 * saved.
 */
export function EditableSection({
  id,
  title,
  children,
  editLabel,
  editor,
  order = 2,
  startsOpen = false,
  opensByLink = false,
  field,
  onward = null,
  doubt = null,
}: Props) {
  const [isSaved, setSaved] = useState(false);
  const { section, visit, isField } = useAnchor(id, field?.hash);
  const { isEditing, setEditing, open, button, heading } = useEditing(startsOpen, {
    ...{ visit, section, opensByLink },
    field: isField && field ? field.at : null,
  });

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
        <Title order={order} size="h4" id={`${id}-title`} ref={heading} tabIndex={-1}>
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
              open();
            }}
          >
            {editLabel ?? t("Modifier")}
          </Button>
        )}
      </Group>
      <div role="status">{isSaved && <Saved {...{ onward, doubt }} />}</div>
      {isEditing ? editor(close) : children}
    </Card>
  );
}
