import type { ReactNode } from "react";
import styles from "./details.module.css";

/** A part of what is known, under a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
