import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import text from "../../../ui/plain/text.module.css";
import classes from "./project-page.module.css";

const obligations =
  "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations";

/** What producing in a project asks of whom: for a visitor whom a roof brings here. */
export function ProducerSection() {
  return (
    <section aria-labelledby="project-producer">
      <h2 id="project-producer" className={classes.heading}>
        {t("Et si vous y produisez\u202f?")}
      </h2>
      <p className="prose">
        {t(
          "Vous adhérez à l’association du projet et signez un contrat de vente avec chaque consommateur, au prix convenu. Vous établissez les factures, ou mandatez l’association pour le faire. La TVA s’y ajoute ou non, selon votre régime. Le surplus reste à vous\u00a0: vous le vendez à part.",
        )}{" "}
        <Link className={text.link} to={pages.article.to({ slug: obligations })}>
          {t("Vos obligations de producteur")}
        </Link>
      </p>
    </section>
  );
}
