import { pageAt, pages } from "@mec/api";
import type { Widget } from "@mec/domain/widget";
import { IconArrowLeft, IconMail } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import styles from "./partner-line.module.css";

/** The partner's site opens in a new tab; his e-mail address in the mail program. */
function Contact({ to }: { to: string }) {
  const isSite = to.toLowerCase().startsWith("https:");
  return (
    <a
      href={to}
      className={styles.contact}
      {...(isSite
        ? { target: "_blank", rel: "noopener noreferrer", title: t("S’ouvre dans un nouvel onglet") }
        : {})}
    >
      <IconMail size={18} stroke={1.8} aria-hidden="true" />
      {t("Contact")}
    </a>
  );
}

/**
 * In a partner's mode, the head of every page: the partner's name, the way back to his map, and how to
 * contact him.
 */
export function PartnerLine({ widget: { company, contact } }: { widget: Widget }) {
  const { pathname } = useLocation();
  const isMap = pageAt(pathname)?.name === "widget";
  return (
    <div className={styles.line}>
      <div className={styles.who}>
        <p className={styles.company}>{company ?? t("Mon énergie collective")}</p>
        {company && <p className={styles.product}>{t("avec Mon énergie collective")}</p>}
      </div>
      {!isMap && (
        <Link to={pages.widget.to()} className={styles.back}>
          <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
          {t("Tous les projets")}
        </Link>
      )}
      {contact && <Contact to={contact} />}
    </div>
  );
}
