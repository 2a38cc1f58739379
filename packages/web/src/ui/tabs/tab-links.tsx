import { VisuallyHidden } from "@mantine/core";
import { formatNumber } from "@mec/domain/shared";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import styles from "./tab-links.module.css";

interface TabLink {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** How many are there: not said again where all of them are to do. */
  readonly count?: number | undefined;
  /** How many of them something is to be done about. */
  readonly toDo?: number | undefined;
}

interface Props {
  /** What these pages are, for screen readers. */
  label: string;
  tabs: readonly TabLink[];
  current: string;
  /** `line` for the parts of a space, `pill` for the parts of a page. */
  look?: "line" | "pill";
}

/** On a phone the tabs scroll sideways: the current one is brought into view. */
function useCurrentInView(current: string, counts: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with the current tab, and once counts have widened them
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - nav.current.offsetLeft - 16 });
  }, [current, counts]);
  return nav;
}

/** Pages side by side, as links: each has its address. */
export function TabLinks({ label, tabs, current, look = "line" }: Props) {
  const nav = useCurrentInView(current, tabs.map(({ count, toDo }) => [count, toDo]).join());
  return (
    <nav ref={nav} aria-label={label} className={styles.nav} data-look={look}>
      <ul className={styles.list}>
        {tabs.map(({ key, label: name, to, count, toDo }) => (
          <li key={key}>
            <Link to={to} className={styles.link} aria-current={key === current ? "page" : undefined}>
              {name}
              {count !== undefined && count !== toDo && (
                <span className={styles.count}>{formatNumber(count)}</span>
              )}
              {toDo !== undefined && (
                <span className={styles.toDo}>
                  {count === undefined
                    ? formatNumber(toDo)
                    : t("{{count}} à faire", { count: formatNumber(toDo) })}
                  {count === undefined && <VisuallyHidden>{t(" à faire")}</VisuallyHidden>}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
