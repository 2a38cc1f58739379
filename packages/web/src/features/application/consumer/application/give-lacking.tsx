import { Button, Group } from "@mantine/core";
import { pages } from "@mec/api";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import type { Lacking } from "../../../../parts/application/standing.ts";
import { t } from "../../../../platform/i18n.ts";

const verbs = (): Record<Lacking, string> => ({
  signatory: t("Dire qui signe"),
  meter: t("Donner mon numéro de compteur"),
});

/** Links to what the documents of an accepted candidate lack: each opens its form in the profile. */
export function GiveLacking({ point, lacking }: { point: ConsumptionPoint; lacking: readonly Lacking[] }) {
  if (lacking.length === 0) return null;
  return (
    <Group>
      {lacking.map((part, index) => (
        <Button
          key={part}
          component={Link}
          variant={index === 0 ? "filled" : "default"}
          to={pages.consumerProfile.to({ consumerId: point.id }, { hash: part })}
        >
          {verbs()[part]}
        </Button>
      ))}
    </Group>
  );
}
