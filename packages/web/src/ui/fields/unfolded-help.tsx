import { Button, Stack } from "@mantine/core";
import { type ReactNode, useId, useRef, useState } from "react";

interface Props {
  /** The button's text: "Je ne sais pas". */
  label: string;
  className?: string | undefined;
  /** What is unfolded; help that offers a choice folds itself once it is made. */
  children: ReactNode | ((fold: () => void) => ReactNode);
}

/** Help beside a field, unfolded on demand. */
export function UnfoldedHelp({ label, className, children }: Props) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  function fold() {
    setOpened(false);
    // What had the focus is hidden now.
    button.current?.focus();
  }
  return (
    <div>
      <Button
        ref={button}
        variant="subtle"
        size="compact-md"
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {label}
      </Button>
      <div id={id} hidden={!opened}>
        <Stack gap="sm" mt="xs" maw={420} className={className}>
          {typeof children === "function" ? children(fold) : children}
        </Stack>
      </div>
    </div>
  );
}
