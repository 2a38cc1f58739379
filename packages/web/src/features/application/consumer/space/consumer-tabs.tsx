import { paths } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import styles from "./consumer-tabs.module.css";

export type ConsumerPage = "my-profile" | "application" | "share";

/** The space's three pages, by their tabs' names. */
export const pageNames = (): Record<ConsumerPage, string> => ({
  "my-profile": t("Mon profil"),
  application: t("Ma demande de participation"),
  share: t("Faire bénéficier mes proches"),
});

export function ConsumerTabs({ pointId, current }: { pointId: string; current: ConsumerPage }) {
  const names = pageNames();
  return (
    <nav aria-label={t("Votre espace")} className={styles.nav}>
      <ul className={styles.list}>
        {(["my-profile", "application", "share"] as const).map((page) => (
          <li key={page}>
            <Link
              to={paths.consumer(pointId, page)}
              className={styles.link}
              aria-current={page === current ? "page" : undefined}
            >
              {names[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
