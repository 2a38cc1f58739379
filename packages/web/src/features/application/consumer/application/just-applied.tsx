import { Alert } from "@mantine/core";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { t } from "../../../../platform/i18n.ts";
import { OtherPlaceLink } from "../../other-place.tsx";
import { useHasJustApplied } from "./use-has-just-applied.ts";

/** Shown after the on-boarding, until something else happens to the application. */
export function JustApplied({ point }: { point: ReadConsumptionPoint }) {
  const hasJustApplied = useHasJustApplied();
  const projectId = point.applicationProgress?.projectId;
  return hasJustApplied && projectId ? <Sent projectId={projectId} /> : null;
}

function Sent({ projectId }: { projectId: string }) {
  return (
    <Alert color="green" role="status" title={t("Votre candidature est envoyée")}>
      {t("Un autre bâtiment ou logement\u202f?")} <OtherPlaceLink projectId={projectId} />
    </Alert>
  );
}
