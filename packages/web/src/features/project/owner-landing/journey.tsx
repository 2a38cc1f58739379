import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { ownerStepTitles } from "@mec/domain/overview";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Term } from "../../../parts/faq/term.tsx";
import { t } from "../../../platform/i18n.ts";
import classes from "./owner-landing.module.css";

interface Step {
  readonly title: string;
  readonly duration: string;
  readonly text: ReactNode;
}

const steps: readonly Step[] = [
  {
    title: t(ownerStepTitles.publish),
    duration: t("Quelques minutes"),
    text: t("L’installation, le périmètre, la fourchette de prix et quelques lignes qui donnent envie."),
  },
  {
    title: t(ownerStepTitles.recruit),
    duration: t("Environ six mois avant la mise en service"),
    text: t(
      "Les candidatures arrivent ; vous proposez un prix, acceptez ou refusez. Plus tôt encore si une étude doit appuyer un financement.",
    ),
  },
  {
    title: t(ownerStepTitles.pmo),
    duration: t("D’une heure à deux mois"),
    text: (
      <>
        {t("La ")}
        <Term name="pmo">{t("PMO")}</Term>
        {t(" réunit tous les participants : souvent une association, la vôtre peut déjà convenir.")}
      </>
    ),
  },
  {
    title: t(ownerStepTitles.papers),
    duration: t("Environ une heure chacun"),
    text: t(
      "Le bulletin d’adhésion, l’accord de participation et le contrat de vente, que chaque participant signe.",
    ),
  },
  {
    title: t(ownerStepTitles.declare),
    duration: t("Environ un mois"),
    text: t("La PMO déclare l’opération au gestionnaire de réseau, Enedis le plus souvent."),
  },
  {
    title: t(ownerStepTitles.start),
    duration: t("Environ un mois"),
    text: (
      <>
        {t("Le partage commence selon la ")}
        <Term name="repartitionKey">{t("clé de répartition")}</Term>
        {t(" que vous avez choisie. De nouveaux voisins peuvent rejoindre ensuite.")}
      </>
    ),
  },
];

/** How a project goes, with the time that each step takes. */
export function Journey() {
  return (
    <section aria-labelledby="owner-journey" className={classes.section}>
      <h2 id="owner-journey">{t("Comment ça se passe")}</h2>
      <ol className={classes.journey}>
        {steps.map(({ title, duration, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className={classes.duration}>{duration}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={classes.note}>
        {t("Ces durées sont des repères, et plusieurs étapes avancent en parallèle.")}{" "}
        <Anchor
          component={Link}
          to={pages.article.to({ slug: "combien-de-temps-faut-il-pour-lancer-une-operation" })}
        >
          {t("Combien de temps faut-il pour lancer une opération ?")}
        </Anchor>
      </p>
    </section>
  );
}
