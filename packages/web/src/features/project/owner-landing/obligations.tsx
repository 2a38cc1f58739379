import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import classes from "./owner-landing.module.css";

const obligations = [
  {
    title: t("Rester dans le périmètre"),
    text: t(
      "Deux kilomètres entre les deux participants les plus éloignés ; dix ou vingt dans les communes périurbaines ou rurales, avec une dérogation.",
    ),
    slug: "quel-est-le-perimetre-d-une-operation",
    link: t("Quel est le périmètre d’une opération ?"),
  },
  {
    title: t("Se réunir dans une même personne morale"),
    text: t(
      "Producteurs et consommateurs sont liés au sein de la PMO, qui parle en leur nom au gestionnaire de réseau.",
    ),
    slug: "qu-est-ce-qu-une-pmo",
    link: t("Qu’est-ce qu’une PMO ?"),
  },
  {
    title: t("Faire signer trois documents à chacun"),
    text: t(
      "L’adhésion à la PMO, l’accord de participation et le contrat de vente ; puis une convention pour toute l’opération.",
    ),
    slug: "quels-documents-faut-il-signer",
    link: t("Quels documents faut-il signer ?"),
  },
  {
    title: t("Dire pourquoi vous refusez"),
    text: t(
      "Le périmètre, le compteur ou l’équilibre entre production et consommation : un candidat écarté mérite une raison.",
    ),
    slug: "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet",
    link: t("Pourquoi intégrer ou refuser un consommateur ?"),
  },
];

/** What an owner must know before he begins, each with its article. */
export function Obligations() {
  return (
    <section aria-labelledby="owner-obligations" className={classes.section}>
      <h2 id="owner-obligations">{t("Ce à quoi vous vous engagez")}</h2>
      <ul className={classes.obligations}>
        {obligations.map(({ title, text, slug, link }) => (
          <li key={slug}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Anchor component={Link} to={pages.article.to({ slug })}>
              {link}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
