import { t } from "../../../platform/i18n.ts";
import { HeroIllustration } from "../../../ui/illustrations/hero.tsx";
import { usePageHeading } from "../../../ui/layout/use-page-heading.ts";
import { Doors, RoofDoor } from "./doors.tsx";
import { FirstProjects } from "./first-projects.tsx";
import classes from "./home.module.css";
import { HomeSearch } from "./home-search.tsx";
import { LiveFigures } from "./live-figures.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import { useToldHome } from "./use-told-home.ts";

/** `/`: an address search first, then the rest. */
export function HomePage() {
  const heading = usePageHeading(t("Partagez l’électricité produite près de chez vous"));
  const told = useToldHome();
  return (
    <>
      <div className={classes.hero}>
        <div className={classes.heroInside}>
          <div className={classes.heroText}>
            <h1 className={classes.title} ref={heading} tabIndex={-1}>
              {t("Partagez l’électricité produite près de chez vous")}
            </h1>
            <p className={classes.lead}>
              {t(
                "Des toits, des moulins et des éoliennes partagent, ou vont partager, leur électricité avec leurs voisins. Tapez votre adresse : voyez lesquels peuvent vous accueillir.",
              )}
            </p>
            {told ? <told.ToldSearch /> : <HomeSearch />}
            <RoofDoor />
          </div>
          <div className={classes.heroPicture}>
            <HeroIllustration />
          </div>
        </div>
      </div>
      <div className={classes.sections}>
        {told ? <told.NearProjects /> : <FirstProjects />}
        <Doors />
        <Steps />
        <LiveFigures />
        <Questions />
      </div>
    </>
  );
}
