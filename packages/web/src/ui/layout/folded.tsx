import { Stack } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./folded.module.css";

/** What is read by who wants to know more, behind the title that says what it is. */
export function Folded({
  title,
  startsOpen = false,
  children,
}: {
  title: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={classes.folded} open={startsOpen}>
      <summary>
        <span>{title}</span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <Stack gap="xs" className={classes.content}>
        {children}
      </Stack>
    </details>
  );
}

/** Several of them, one under the other. */
export const Folds = ({ children }: { children: ReactNode }) => (
  <div className={classes.folds}>{children}</div>
);
