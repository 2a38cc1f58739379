import { pages } from "@mec/api";
import { IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { useProfileType } from "../../../platform/profile-type.ts";
import { ConsumeDoor, LeadDoor, ProduceDoor } from "../../../ui/illustrations/doors.tsx";
import classes from "./home.module.css";

interface DoorProps {
  picture: ReactNode;
  title: string;
  text: string;
  to: string;
}

/** Under the search, which is for those who consume: who has a roof sees at once that there is a door for him. */
export const RoofDoor = () => (
  <Link to={pages.roof.to()} className={classes.roofDoor}>
    {t("Un toit\u202f? Voyez ce qu’il rapporterait")} <IconArrowRight size={20} aria-hidden />
  </Link>
);

/** Two links instead of one: the first question behind this door is whether there are panels yet. */
function ProducersDoor() {
  return (
    <li className={`${classes.door} ${classes.forked}`}>
      <ProduceDoor />
      <div className={classes.doorText}>
        <h3>{t("Je produis")}</h3>
        <p>
          {t("Vendez ou donnez à vos voisins ce que vos panneaux produisent et que vous ne consommez pas.")}
        </p>
        <p>
          <Link to={pages.roof.to({}, { query: { kind: "panels" } })}>{t("J’ai des panneaux")}</Link>
          <Link to={pages.roof.to({}, { query: { kind: "bare" } })}>{t("J’ai un toit")}</Link>
        </p>
      </div>
    </li>
  );
}

function Door({ picture, title, text, to }: DoorProps) {
  return (
    <li className={classes.door}>
      {picture}
      <div className={classes.doorText}>
        <h3>
          <Link to={to}>{title}</Link> <IconArrowRight size={20} aria-hidden />
        </h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

/** Three ways in: to consume, to produce, or to run a project. */
export function Doors() {
  const [profileType] = useProfileType();
  return (
    <section aria-labelledby="home-doors">
      <h2 id="home-doors" className={classes.heading}>
        {t("Par où commencer ?")}
      </h2>
      <ul className={classes.tiles}>
        <Door
          picture={<ConsumeDoor />}
          title={t("Je consomme")}
          text={
            profileType === "professional"
              ? t(
                  "Une part de l’électricité de votre entreprise vient du voisinage, sans travaux et sans changer de fournisseur.",
                )
              : t(
                  "Recevez une électricité produite près de chez vous, sans travaux et sans changer de fournisseur.",
                )
          }
          to={pages.explore.to()}
        />
        <ProducersDoor />
        <Door
          picture={<LeadDoor />}
          title={t("Je porte un projet")}
          text={t(
            "Commune, association, agriculteur, entreprise ou habitant : réunissez les participants et suivez chaque candidature.",
          )}
          to={pages.ownerLanding.to()}
        />
      </ul>
    </section>
  );
}
