import { formatNumber } from "@mec/domain/shared";
import { Link } from "react-router";
import styles from "./tab-links.module.css";

export interface TabLink {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly count?: number | undefined;
}

interface Props {
  /** What these pages are, for the ear. */
  label: string;
  tabs: readonly TabLink[];
  current: string;
  /** `line` for the parts of a space, `pill` for the parts of a page. */
  look?: "line" | "pill";
}

/** Pages side by side, as links: each has its address. */
export function TabLinks({ label, tabs, current, look = "line" }: Props) {
  return (
    <nav aria-label={label} className={styles.nav} data-look={look}>
      <ul className={styles.list}>
        {tabs.map(({ key, label: name, to, count }) => (
          <li key={key}>
            <Link to={to} className={styles.link} aria-current={key === current ? "page" : undefined}>
              {name}
              {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
