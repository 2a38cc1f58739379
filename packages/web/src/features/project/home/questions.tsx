import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import classes from "./home.module.css";

/** The three questions that visitors ask first; the answers are articles of the help centre. */
const questions = [
  {
    slug: "est-ce-que-je-devrais-changer-de-fournisseur-delectricite",
    title: t("Est-ce que je devrais changer de fournisseur d’électricité ?"),
    answer: t("Non. Vous gardez votre fournisseur : il complète ce que la production locale ne couvre pas."),
  },
  {
    slug: "que-change-l-autoconsommation-collective-a-ma-facture",
    title: t("Que change l’autoconsommation collective à ma facture ?"),
    answer: t(
      "Une facture de plus par producteur, une part d’électricité qui peut coûter moins, ou plus, et un acheminement qui reste dû.",
    ),
  },
  {
    slug: "ou-trouver-mon-numero-de-pdl",
    title: t("Où trouver mon numéro de PDL ?"),
    answer: t("Quatorze chiffres, sur votre facture d’électricité ou sur l’écran de votre compteur Linky."),
  },
];

export function Questions() {
  return (
    <section aria-labelledby="home-questions">
      <div className={classes.sectionHead}>
        <h2 id="home-questions" className={classes.heading}>
          {t("Vos questions")}
        </h2>
        <Link to={pages.faq.to()}>{t("Ouvrir le centre d’aide")}</Link>
      </div>
      <ul className={classes.questions}>
        {questions.map(({ slug, title, answer }) => (
          <li key={slug}>
            <h3>
              <Link to={pages.article.to({ slug })}>{title}</Link>
            </h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
