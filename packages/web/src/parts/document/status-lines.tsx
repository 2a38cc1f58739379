import { Text } from "@mantine/core";
import type { IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./status-lines.module.css";

export const StatusLines = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

interface LineProps {
  Icon: typeof IconFileText;
  /** Whether the reader has something to do with it, or has done it. */
  isMine?: boolean;
  name: ReactNode;
  detail: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A document or a file: its name, its status, its actions. */
export function StatusLine({ Icon, isMine, name, detail, children }: LineProps) {
  return (
    <li className={styles.line}>
      <Icon size={24} aria-hidden className={styles.icon} data-is-mine={isMine || undefined} />
      <div className={styles.name}>
        <Text component="div" fw={600}>
          {name}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {detail}
        </Text>
      </div>
      {children}
    </li>
  );
}
