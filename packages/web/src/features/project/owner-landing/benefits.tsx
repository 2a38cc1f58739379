import { IconFileCheck, IconMapSearch, IconUsersGroup } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import classes from "./owner-landing.module.css";

const benefits = [
  {
    icon: <IconUsersGroup size={28} aria-hidden />,
    title: t("Vos voisins vous trouvent"),
    text: t(
      "Votre projet est sur la carte publique. Chacun vérifie son adresse et candidate en ligne ; vous invitez aussi les vôtres par e-mail.",
    ),
  },
  {
    icon: <IconMapSearch size={28} aria-hidden />,
    title: t("Le périmètre est vérifié pour vous"),
    text: t(
      "À chaque candidature\u00a0: la distance entre les deux participants les plus éloignés, la classe de leurs communes pour 10 et 20\u00a0km, la puissance totale. Le gestionnaire de réseau et la dérogation restent à confirmer par vous.",
    ),
  },
  {
    icon: <IconFileCheck size={28} aria-hidden />,
    title: t("Chacun sait où il en est"),
    text: t(
      "Vous proposez un prix, acceptez ou refusez. Les participants sont prévenus par e-mail à chaque étape.",
    ),
  },
];

/** What the platform does for the owner. */
export function Benefits() {
  return (
    <section aria-labelledby="owner-benefits" className={classes.section}>
      <h2 id="owner-benefits">{t("Ce que vous y gagnez")}</h2>
      <ul className={classes.benefits}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            {icon}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
