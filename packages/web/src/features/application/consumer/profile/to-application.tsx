import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { type ApplicationProgress, currentStatus } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { useStanding } from "../../../../parts/application/use-standing.ts";
import { t } from "../../../../platform/i18n.ts";
import { GiveLacking } from "../application/give-lacking.tsx";

interface Props {
  point: ConsumptionPoint;
}

/** What else the documents of an accepted candidate wait for, without going back for it. */
function Next({ point, application }: Props & { application: ApplicationProgress }) {
  const { lacking } = useStanding(point, application);
  return currentStatus(application.progress) === "SIGNATURE" && <GiveLacking {...{ point, lacking }} />;
}

/** On to what is still asked, and back to the application that asked for what was just saved; nothing for a point without one. */
export function ToApplication({ point }: Props) {
  const { applicationProgress: application } = point;
  if (application === null) return null;
  return (
    <>
      <Next {...{ point, application }} />
      <Anchor component={Link} to={pages.consumerApplication.to({ consumerId: point.id })} size="sm">
        {t("Revenir à ma candidature")}
      </Anchor>
    </>
  );
}
