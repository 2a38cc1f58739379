import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./details.module.css";

/** One thing known, under its name. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" className={styles.value}>
        {children}
      </Text>
    </div>
  );
}

/** Facts of one kind, under a heading. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.facts}>{children}</dl>
    </section>
  );
}
