import { Button, Stack } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";

interface Props {
  /** The button's text. */
  label: string;
  children: ReactNode;
}

/** Help beside a field, unfolded on demand. */
export function UnfoldedHelp({ label, children }: Props) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-md"
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {label}
      </Button>
      <div id={id} hidden={!opened}>
        <Stack gap="sm" mt="xs" maw={420}>
          {children}
        </Stack>
      </div>
    </div>
  );
}
