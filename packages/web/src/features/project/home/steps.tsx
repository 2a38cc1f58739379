import { t } from "../../../platform/i18n.ts";
import { useProfileType } from "../../../platform/profile-type.ts";
import { FindStep, JoinStep, ShareStep, SignStep } from "../../../ui/illustrations/steps.tsx";
import classes from "./home.module.css";

const steps = [
  {
    picture: <FindStep />,
    title: t("Trouvez"),
    text: t("Tapez votre adresse : la carte montre les projets qui peuvent vous accueillir."),
  },
  {
    picture: <JoinStep />,
    title: t("Candidatez"),
    text: t("Décrivez votre logement et votre compteur. Quelques minutes suffisent."),
    ofBusiness: t("Décrivez votre local et votre compteur. Quelques minutes suffisent."),
  },
  {
    picture: <SignStep />,
    title: t("Signez"),
    text: t("Le porteur vous propose un prix. S’il vous convient, vous signez les documents."),
  },
  {
    picture: <ShareStep />,
    title: t("Partagez"),
    text: t("L’électricité locale arrive par le réseau. Votre fournisseur complète le reste."),
  },
];

/** How it works, for a consumer: at home or in his business. */
export function Steps() {
  const [profileType] = useProfileType();
  return (
    <section aria-labelledby="home-steps">
      <h2 id="home-steps" className={classes.heading}>
        {t("Comment ça marche ?")}
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ picture, title, text, ofBusiness }, index) => (
          <li key={title} className={classes.step}>
            <div className={classes.stepPicture}>{picture}</div>
            <h3>
              {index + 1}. {title}
            </h3>
            <p>{profileType === "professional" ? (ofBusiness ?? text) : text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
