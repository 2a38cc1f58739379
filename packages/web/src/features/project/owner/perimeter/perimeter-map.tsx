import { Text } from "@mantine/core";
import type { PerimeterAnswer } from "@mec/api/project";
import { useMemo } from "react";
import { type MapLine, ProjectMap } from "../../../../parts/address/map/index.ts";
import { t } from "../../../../platform/i18n.ts";
import styles from "./perimeter.module.css";
import { pinKinds, type Stander, stateLabels, stateOf } from "./stander-state.ts";

/** More would hide each other, and slow the map. */
const mostPins = 300;

function pairLine({ pair, standers, ok }: PerimeterAnswer): MapLine[] {
  const [first, second] = (pair ?? []).map((id) => standers.find((stander) => stander.id === id));
  return first && second ? [{ ends: [first, second], tone: ok ? "ok" : "broken" }] : [];
}

interface Props {
  perimeter: PerimeterAnswer;
  /** Sorted by importance: the map shows only the first ones. */
  standers: readonly Stander[];
  breakers: ReadonlySet<string>;
}

/** Where everyone is, the greatest distance, and where a newcomer may be. */
export function PerimeterMap({ perimeter, standers, breakers }: Props) {
  const shown = useMemo(() => standers.slice(0, mostPins), [standers]);
  const pins = useMemo(
    () =>
      shown.map((stander) => {
        const state = stateOf(stander, breakers);
        return {
          id: stander.id,
          kind: pinKinds[state],
          place: stander,
          label: `${stander.name} – ${t(stateLabels[state])}`,
        };
      }),
    [shown, breakers],
  );
  const areas = useMemo(() => {
    const corners = perimeter.area.map(([latitude, longitude]) => ({ latitude, longitude }));
    return corners.length > 0 ? [{ kind: "polygon" as const, corners }] : [];
  }, [perimeter]);
  const lines = useMemo(() => pairLine(perimeter), [perimeter]);
  const fit = useMemo(() => ({ places: shown }), [shown]);
  return (
    <figure className={styles.figure}>
      <div className={styles.map}>
        <ProjectMap
          label={t("Participants et candidats de mon projet")}
          fit={fit}
          pins={pins}
          areas={areas}
          lines={lines}
          calm
        />
      </div>
      <figcaption>
        <Text size="sm" c="dimmed">
          {t(
            "Rond coché\u00a0: participant. Rond vide\u00a0: candidat. Triangle\u00a0: hors règles. Zone colorée\u00a0: les lieux assez proches de tous, si leur commune convient.",
          )}{" "}
          {standers.length > mostPins && t("La carte montre {{most}} points.", { most: mostPins })}
        </Text>
      </figcaption>
    </figure>
  );
}
