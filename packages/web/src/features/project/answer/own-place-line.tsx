import type { PublicProject } from "@mec/api/project";
import type { ProductionPoint } from "@mec/domain/point";
import { IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { chosenPlaceKey } from "../../../parts/point/dossier/dossier-key.ts";
import { useOwnPrices } from "../../../parts/point/dossier/use-own-prices.ts";
import { t } from "../../../platform/i18n.ts";
import { useStored } from "../../../platform/stored.ts";
import { Line } from "./answer-line.tsx";
import {
  type Applying,
  answeredPlaces,
  ownApplicationIn,
  ownPlaceText,
  plantsIn,
} from "./own-application.ts";
import { OwnPlantLine } from "./own-plant-line.tsx";

interface Props {
  points: {
    readonly consumptionPoints: readonly Applying[];
    readonly productionPoints: readonly ProductionPoint[];
  };
  project: Pick<PublicProject, "id" | "vatRegime">;
  /** Whether it stands on the project's own page. */
  isAlone: boolean;
  /** Shown to readers who have not applied. */
  forOthers: ReactNode;
}

/** What the reader is in a project, with any of his points, and at which price where one is his own; what his plants bring him. */
export function OwnPlaceLine({ points, project, isAlone, forOthers }: Props) {
  const { format } = useOwnPrices();
  const [chosen] = useStored(chosenPlaceKey);
  const own = ownApplicationIn(answeredPlaces(points.consumptionPoints, project.id, chosen), project.id);
  const plants = plantsIn(points.productionPoints, project.id);
  if (!own && plants.length === 0) return forOthers;
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
