import { type PageName, pages } from "@mec/api";
import type { ApplicationReader } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import styles from "./consumer-tabs.module.css";

const tabs = ["consumerProfile", "consumerApplication", "consumerShare"] as const;
/** A page that one of the three leads to has no tab of its own. */
const consumerPages = [...tabs, "consumerAccounting"] as const;
export type ConsumerPage = (typeof consumerPages)[number];

export const isConsumerPage = (name: PageName | undefined): name is ConsumerPage =>
  consumerPages.some((page) => page === name);

interface Read {
  readonly reader?: ApplicationReader;
  readonly consumerType?: ConsumptionPoint["consumerType"];
}

/** The titles of the space's pages, as in their tabs: a business has no close ones. */
export const pageTitles = ({ reader = "holder", consumerType }: Read = {}): Record<ConsumerPage, string> =>
  reader === "holder"
    ? {
        consumerProfile: t("Mon profil"),
        consumerApplication: t("Ma demande de participation"),
        consumerShare:
          consumerType === "professional"
            ? t("Faire connaître le projet")
            : t("Faire bénéficier mes proches"),
        consumerAccounting: t("Pour votre comptable"),
      }
    : {
        consumerProfile: t("Profil"),
        consumerApplication: t("Demande de participation"),
        consumerShare: t("Partage"),
        consumerAccounting: t("Pour votre comptable"),
      };

interface Props extends Required<Read> {
  pointId: string;
  current: ConsumerPage;
}

export function ConsumerTabs({ pointId, reader, consumerType, current }: Props) {
  const titles = pageTitles({ reader, consumerType });
  // Only the holder shares: other readers have nothing to read there.
  const shown = tabs.filter((page) => reader === "holder" || page !== "consumerShare");
  return (
    <nav aria-label={reader === "holder" ? t("Votre espace") : t("Espace consulté")} className={styles.nav}>
      <ul className={styles.list}>
        {shown.map((page) => (
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
