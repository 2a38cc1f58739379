import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./factor-row.module.css";

interface Props {
  title: ReactNode;
  detail: ReactNode;
  children: ReactNode;
}

/** A line of a list, with its actions. */
export function FactorRow({ title, detail, children }: Props) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={550}>{title}</Text>
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      </div>
      <Group gap="xs">{children}</Group>
    </li>
  );
}

export function FactorList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
