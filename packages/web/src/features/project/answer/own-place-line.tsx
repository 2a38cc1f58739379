import { pages } from "@mec/api";
import type { PublicProject } from "@mec/api/project";
import type { ConsumptionPoint, ProductionPoint } from "@mec/domain/point";
import { IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { chosenPlaceKey } from "../../../parts/point/dossier/dossier-key.ts";
import { useOwnPrices } from "../../../parts/point/dossier/use-own-prices.ts";
import { t } from "../../../platform/i18n.ts";
import { useStored } from "../../../platform/stored.ts";
import text from "../../../ui/plain/text.module.css";
import { useVisitorsDossier } from "../dossier/use-visitors-dossier.ts";
import { Line } from "./answer-line.tsx";
import { engagedElsewhere } from "./engaged-elsewhere.ts";
import { answeredPlaces, ownApplicationIn, ownPlaceText, plantsIn } from "./own-application.ts";
import { OwnPlantLine } from "./own-plant-line.tsx";

interface Props {
  points: {
    readonly consumptionPoints: readonly ConsumptionPoint[];
    readonly productionPoints: readonly ProductionPoint[];
  };
  project: Pick<PublicProject, "id" | "vatRegime">;
  /** Whether it stands on the project's own page. */
  isAlone: boolean;
  /** Shown to readers who have not applied. */
  forOthers: ReactNode;
}

/** That the home which would join has applied to another project, and the way there: said before the steps, where one reads one project. */
function EngagedLine({ points: { consumptionPoints }, project }: Pick<Props, "points" | "project">) {
  const [chosen] = useStored(chosenPlaceKey);
  const { dossier, ownPoint } = useVisitorsDossier();
  const typed = ownPoint ? null : dossier.address;
  const place = engagedElsewhere(consumptionPoints, { projectId: project.id, typed, chosen });
  if (!place) return null;
  return (
    <Line tone="warn" icon={<IconUsersGroup size={18} aria-hidden />}>
      {t("«\u00a0{{name}}\u00a0» a déjà une candidature ailleurs, et un lieu ne rejoint qu’un projet.", {
        name: place.name,
      })}{" "}
      <Link className={text.link} to={pages.consumerApplication.to({ consumerId: place.id })}>
        {t("La voir")}
      </Link>
    </Line>
  );
}

/** What the reader is in a project, with any of his points, and at which price where one is his own; what his plants bring him. */
export function OwnPlaceLine({ points, project, isAlone, forOthers }: Props) {
  const { format } = useOwnPrices();
  const [chosen] = useStored(chosenPlaceKey);
  const own = ownApplicationIn(answeredPlaces(points.consumptionPoints, project.id, chosen), project.id);
  const plants = plantsIn(points.productionPoints, project.id);
  if (!own && plants.length === 0)
    return (
      <>
        {isAlone && <EngagedLine {...{ points, project }} />}
        {forOthers}
      </>
    );
  return (
    <>
      {own && (
        <Line tone="yes" icon={<IconUsersGroup size={18} aria-hidden />}>
          {own.price === undefined
            ? ownPlaceText(own)
            : t("{{place}}\u00a0: {{price}}", {
                place: ownPlaceText(own),
                price: format(own.price, project.vatRegime ?? null),
              })}
        </Line>
      )}
      {plants.map((plant) => (
        <OwnPlantLine
          key={plant.id}
          {...{ plant, isAlone }}
          projectId={project.id}
          isOneOfMany={plants.length > 1}
        />
      ))}
    </>
  );
}
