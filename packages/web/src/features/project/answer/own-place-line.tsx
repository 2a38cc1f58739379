import type { PublicProject } from "@mec/api/project";
import { IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { chosenPlaceKey } from "../../../parts/point/dossier/dossier-key.ts";
import { useOwnPrices } from "../../../parts/point/dossier/use-own-prices.ts";
import { t } from "../../../platform/i18n.ts";
import { useStored } from "../../../platform/stored.ts";
import { Line } from "./answer-line.tsx";
import { type OwnPoints, ownAmongAll, ownPlaceText } from "./own-application.ts";

interface Props {
  points: OwnPoints;
  project: Pick<PublicProject, "id" | "vatRegime">;
  /** Shown to readers who have not applied. */
  forOthers: ReactNode;
}

/** What the reader is in a project, with any of his points, and at which price where one is his own. */
export function OwnPlaceLine({ points, project, forOthers }: Props) {
  const { format } = useOwnPrices();
  const [chosen] = useStored(chosenPlaceKey);
  const own = ownAmongAll(points, project.id, chosen);
  if (!own) return forOthers;
  return (
    <Line tone="yes" icon={<IconUsersGroup size={18} aria-hidden />}>
      {own.price === undefined
        ? ownPlaceText(own)
        : t("{{place}}\u00a0: {{price}}", {
            place: ownPlaceText(own),
            price: format(own.price, project.vatRegime ?? null),
          })}
    </Line>
  );
}
