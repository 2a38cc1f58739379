import { Alert, Anchor, List } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { useEffect, useRef } from "react";
import { t } from "../../platform/i18n.ts";
import { focusField } from "./focus-field.ts";

interface Props {
  /** Message by field id, in the fields' order; empty shows nothing. */
  errors: Record<string, React.ReactNode>;
  /** Changes at each attempt, so that the summary takes the focus again. */
  attempt: number;
  /** What stands over it where the specified words on forms would mislead. */
  title?: string | undefined;
}

/** What is wrong in the form, each item a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, attempt, title = t(messages.fillAllFields) }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).filter(([, message]) => message);
  const shown = entries.length > 0 && attempt > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per attempt, not at each keystroke
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [attempt]);
  if (!shown) return null;
  return (
    <Alert color="red" title={title} ref={box} tabIndex={-1} role="alert">
      <List spacing={4}>
        {entries.map(([id, message]) => (
          <List.Item key={id}>
            <Anchor href={`#${id}`} onClick={(event) => focusField(event, id)} c="red.9">
              {message}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
