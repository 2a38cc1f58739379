import { Button } from "@mantine/core";
import { formatNumber } from "@mec/domain/shared";
import { type ReactNode, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import classes from "./each-one.module.css";
import type { Moved } from "./types.ts";

const shownAtOnce = 8;

interface Props {
  people: readonly Moved[];
  /** What is known of a person; null when nothing is. */
  told: (applicationId: string) => ReactNode;
}

/** A line for each person: the first of many, then all when asked. */
export function EachOne({ people, told }: Props) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? people : people.slice(0, shownAtOnce);
  return (
    <>
      <dl className={classes.lines}>
        {shown.map(({ applicationId, name }) => (
          <div key={applicationId}>
            <dt>{name}</dt>
            <dd className="numbers">{told(applicationId) ?? "–"}</dd>
          </div>
        ))}
      </dl>
      {shown.length < people.length && (
        <Button variant="subtle" size="compact-sm" px={0} onClick={() => setAllShown(true)}>
          {t("Voir les {{count}} personnes", { count: formatNumber(people.length, 0) })}
        </Button>
      )}
    </>
  );
}
