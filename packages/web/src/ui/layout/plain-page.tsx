import type { ReactNode } from "react";
import styles from "./page.module.css";
import { Unbroken } from "./unbroken.tsx";
import { usePageHeading } from "./use-page-heading.ts";

export interface PageProps {
  /** The page's one h1, and its name in the browser's title. */
  title: string;
  intro?: ReactNode;
  /** `form` for a short form, `reading` for texts and forms, `wide` for lists and tables, `full` edge to edge. */
  size?: "form" | "reading" | "wide" | "full";
  /** Green is the public site's and the consumer's, indigo the project owner's. */
  space?: "green" | "indigo";
  /** What can be done with the whole page, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a page's content: its width, its colour, its heading; for pages that do without the library. */
export function PlainPage({ title, intro, size = "reading", space = "green", actions, children }: PageProps) {
  const heading = usePageHeading(title);
  return (
    <div className={`${styles.page} ${styles[size]}`} data-space={space}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            <Unbroken text={title} />
          </h1>
          {intro && (
            <div className={styles.intro}>
              <Unbroken text={intro} />
            </div>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
