import type { Address } from "@mec/domain/address";
import { t } from "../../../platform/i18n.ts";
import { ButtonLink } from "../../../ui/plain/button.tsx";
import { explorePath } from "../home/explore-path.ts";
import classes from "./project-page.module.css";

/** Leads whom this project cannot reach to those around his place. */
export function NearProjectsLink({ address }: { address: Address }) {
  return (
    <ButtonLink className={classes.nearProjects} to={explorePath(address)}>
      {t("Voir les projets près de chez vous")}
    </ButtonLink>
  );
}
