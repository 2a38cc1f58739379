import type { ConsumptionPoint } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { useStored } from "../../../platform/stored.ts";
import { PlainButton } from "../../../ui/plain/button.tsx";
import classes from "./dossier-card.module.css";
import { chosenPlaceKey } from "./dossier-key.ts";

interface Props {
  points: readonly Pick<ConsumptionPoint, "id" | "name">[];
  /** The one that is answered for. */
  current: string;
}

/** For which of his places a person with several is answered, and the others, a tap each; nothing with one place. */
export function PlaceChoice({ points, current }: Props) {
  const [, choose] = useStored(chosenPlaceKey);
  const name = points.find(({ id }) => id === current)?.name;
  if (points.length < 2 || name === undefined) return null;
  return (
    <div className={classes.line}>
      <p className={classes.note}>{t("Réponse pour {{name}}. Voir pour\u00a0:", { name })}</p>
      {points
        .filter(({ id }) => id !== current)
        .map((point) => (
          <PlainButton key={point.id} look="subtle" size="compact" onClick={() => choose(point.id)}>
            {point.name}
          </PlainButton>
        ))}
    </div>
  );
}
