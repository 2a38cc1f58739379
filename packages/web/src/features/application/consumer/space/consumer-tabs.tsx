import { type PageName, pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import styles from "./consumer-tabs.module.css";

const consumerPages = ["consumerProfile", "consumerApplication", "consumerShare"] as const;
type ConsumerPage = (typeof consumerPages)[number];

export const isConsumerPage = (name: PageName | undefined): name is ConsumerPage =>
  consumerPages.some((page) => page === name);

/** The space's three pages, by their tabs' names. */
export const pageTitles = (): Record<ConsumerPage, string> => ({
  consumerProfile: t("Mon profil"),
  consumerApplication: t("Ma demande de participation"),
  consumerShare: t("Faire bénéficier mes proches"),
});

export function ConsumerTabs({ pointId, current }: { pointId: string; current: ConsumerPage }) {
  const titles = pageTitles();
  return (
    <nav aria-label={t("Votre espace")} className={styles.nav}>
      <ul className={styles.list}>
        {consumerPages.map((page) => (
          <li key={page}>
            <Link
              to={pages[page].to({ consumerId: pointId })}
              className={styles.link}
              aria-current={page === current ? "page" : undefined}
            >
              {titles[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
