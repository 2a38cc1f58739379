import { pages } from "@mec/api";
import { departmentOfPostCode } from "@mec/domain/address";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import text from "../../../ui/plain/text.module.css";
import classes from "./explore.module.css";
import type { FoundProject } from "./use-found-projects.ts";

const mostShown = 12;

/** The departments, then the towns of these projects, each once. */
function placesOf(projects: readonly FoundProject[]): string[] {
  const departments = projects.flatMap(({ address }) => departmentOfPostCode(address.postCode)?.name ?? []);
  const towns = projects.map(({ address }) => address.city);
  return [...new Set([...departments, ...towns])].slice(0, mostShown);
}

interface Props {
  projects: readonly FoundProject[];
  /** Whether the list can show no more of them. */
  isLast: boolean;
}

/** The most that a list shows. */
const mostListed = 500;

/** The pages of the places where the listed projects are, below the word that a long list is cut. */
export function PlaceLinks({ projects, isLast }: Props) {
  return (
    <>
      {isLast && projects.length === mostListed && (
        <p className={`${text.small} ${text.dim} ${classes.more}`}>
          {t("Seuls les 500 premiers sont listés : rapprochez-vous sur la carte pour voir les autres.")}
        </p>
      )}
      <nav aria-labelledby="places" className={classes.places}>
        <p id="places">{t("Les projets par lieu")}</p>
        <div>
          {placesOf(projects).map((name, index) => (
            <span key={name}>
              {index > 0 && " · "}
              <Link className={text.link} to={pages.place.to({ name })}>
                {name}
              </Link>
            </span>
          ))}
        </div>
      </nav>
    </>
  );
}
