import { Text } from "@mantine/core";
import type { IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./paper-lines.module.css";

export const PaperLines = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

interface LineProps {
  Icon: typeof IconFileText;
  /** Whether the reader has something to do with this paper, or has done it. */
  isMine?: boolean;
  name: ReactNode;
  detail: string;
  /** The actions on the paper. */
  children?: ReactNode;
}

/** A paper: its name, its status, its actions. */
export function PaperLine({ Icon, isMine, name, detail, children }: LineProps) {
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
