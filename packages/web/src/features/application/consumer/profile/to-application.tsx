import { Button, Group, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { type ApplicationProgress, currentStatus } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { useStanding } from "../../../../parts/application/use-standing.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { GiveLacking } from "../application/give-lacking.tsx";

interface Props {
  point: ConsumptionPoint;
}

const Back = ({ point }: Props) => (
  <Button component={Link} variant="default" to={pages.consumerApplication.to({ consumerId: point.id })}>
    {t("Revenir à ma candidature")}
  </Button>
);

/** What comes next once the documents of an accepted candidate are all that is left. */
function AfterYes({ point, application }: Props & { application: ApplicationProgress }) {
  const { standing, lacking, documents } = useStanding(point, application);
  if (lacking.length > 0) {
    return (
      <>
        <GiveLacking {...{ point, lacking }} />
        <Back point={point} />
      </>
    );
  }
  const waits = standing.isYours && documents === "to-sign";
  return (
    <Stack gap="xs" w="100%">
      {standing.next !== "" && (
        <Text>
          <Unbroken text={standing.next} />
        </Text>
      )}
      <Group>
        <Button component={Link} to={pages.consumerApplication.to({ consumerId: point.id })}>
          {waits ? t("Lire et signer") : t("Revenir à ma candidature")}
        </Button>
      </Group>
    </Stack>
  );
}

/** On to what is still asked, or what comes next, and back to the application that asked for what was just saved; nothing for a point without one. */
export function ToApplication({ point }: Props) {
  const { applicationProgress: application } = point;
  if (application === null) return null;
  if (currentStatus(application.progress) === "SIGNATURE") return <AfterYes {...{ point, application }} />;
  return <Back point={point} />;
}
