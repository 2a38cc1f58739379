import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { t } from "../../../platform/i18n.ts";
import { ButtonLink } from "../../../ui/plain/button.tsx";
import { explorePath } from "./explore-path.ts";
import classes from "./home.module.css";
import { HomeSearch } from "./home-search.tsx";

/** The search for a visitor whose address is known: the field shows it, and one tap leads to what is near. */
export function ToldSearch() {
  const { address } = useDossier().dossier;
  return (
    <HomeSearch
      place={address}
      onward={
        address && (
          <ButtonLink className={classes.onward} to={explorePath(address)}>
            {t("Voir les projets près de cette adresse")}
          </ButtonLink>
        )
      }
    />
  );
}
