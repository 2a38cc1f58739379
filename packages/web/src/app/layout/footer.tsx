import { type LegalPageName, pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { OperatorContact } from "../../platform/operator-contact.tsx";
import styles from "./footer.module.css";
import { Logo } from "./logo.tsx";

const discover = [
  { label: "Explorer les projets", to: pages.explore.to() },
  { label: "Je suis un porteur de projet", to: pages.ownerLanding.to() },
  { label: "Kit de communication", to: pages.communicationKit.to() },
  { label: "Vérifier un document signé", to: pages.verification.to() },
  { label: "Centre d'aide", to: pages.faq.to() },
];

/**
 * Shorter labels than the pages' own titles, for two of them. The law requires the link itself to state the
 * conformity.
 */
const legalLabels = {
  legalNotice: pages.legalNotice.title,
  termsOfUse: pages.termsOfUse.title,
  privacy: pages.privacy.title,
  accessibility: "Accessibilité : partiellement conforme",
  cookies: "Cookies et stockage local",
} satisfies Record<LegalPageName, string>;

const legal = (Object.keys(legalLabels) as LegalPageName[]).map((name) => ({
  label: legalLabels[name],
  to: pages[name].to(),
}));

function Links({ heading, links }: { heading: string; links: readonly { label: string; to: string }[] }) {
  return (
    <nav className={styles.links} aria-label={t(heading)}>
      <p className={styles.heading}>{t(heading)}</p>
      <ul className={styles.list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.promise}>
            {t("L’électricité produite près de chez vous, partagée entre voisins.")}
          </p>
          <p>
            {t("Une question\u202f?")} <OperatorContact className={styles.contact} />
          </p>
        </div>
        <Links heading="Découvrir" links={discover} />
        <Links heading="Informations légales" links={legal} />
      </div>
    </footer>
  );
}
