import { Anchor, Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { Term } from "../../../parts/faq/term.tsx";
import { t } from "../../../platform/i18n.ts";
import { LeadDoor } from "../../../ui/illustrations/doors.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Benefits } from "./benefits.tsx";
import { CostLine } from "./cost-line.tsx";
import { Journey } from "./journey.tsx";
import { Obligations } from "./obligations.tsx";
import classes from "./owner-landing.module.css";

function Publish() {
  return (
    <Button size="lg" color="indigo" component={Link} to={pages.producerStep.to({ step: "typology" })}>
      {t("Publier mon projet")}
    </Button>
  );
}

/** `/je-suis-un-porteur-de-projet`: why and how to start a collective self-consumption project. */
export function OwnerLandingPage() {
  return (
    <Page
      title={t("Je suis un porteur de projet")}
      size="wide"
      space="indigo"
      intro={
        <>
          {t("Commune, association, entreprise, agriculteur ou habitant : lancez-vous en ")}
          <Term name="autoconsommationCollective">{t("autoconsommation collective")}</Term>
          {t(
            " et partagez votre électricité avec vos voisins, du premier appel à participants à la mise en service.",
          )}
        </>
      }
    >
      <div className={classes.call}>
        <div className={classes.callText}>
          <p>
            {t(
              "Publiez votre projet en quelques minutes : il paraît sur la carte dès votre e-mail confirmé et reçoit ses premières candidatures. Vous pouvez le retirer quand vous voulez.",
            )}
          </p>
          <CostLine />
          <div className={classes.callActions}>
            <Publish />
            <Anchor component={Link} to={pages.explore.to()}>
              {t("Voir les projets déjà publiés")}
            </Anchor>
            <Anchor component={Link} to={pages.roof.to()}>
              {t("Savoir ce que mon toit rapporterait")}
            </Anchor>
          </div>
        </div>
        <div className={classes.picture}>
          <LeadDoor />
        </div>
      </div>
      <Benefits />
      <Journey />
      <Obligations />
      <section className={classes.last} aria-labelledby="owner-start">
        <h2 id="owner-start">{t("Prêt à réunir vos voisins ?")}</h2>
        <p>
          {t(
            "Il vous faut l’adresse de l’installation, sa puissance et une fourchette de prix. Le reste attendra.",
          )}
        </p>
        <div className={classes.callActions}>
          <Publish />
          <Anchor component={Link} to={pages.communicationKit.to()}>
            {t("Voir le kit de communication")}
          </Anchor>
        </div>
      </section>
    </Page>
  );
}
