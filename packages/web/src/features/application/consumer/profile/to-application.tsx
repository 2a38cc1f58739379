import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";

/** Back to the application that asked for what was just saved; nothing for a point without one. */
export function ToApplication({ point }: { point: ConsumptionPoint }) {
  if (point.applicationProgress === null) return null;
  return (
    <Anchor component={Link} to={pages.consumerApplication.to({ consumerId: point.id })} size="sm">
      {t("Revenir à ma candidature")}
    </Anchor>
  );
}
