import { Alert, Button, Group, Text } from "@mantine/core";
import { documentCalls, type Leaving } from "@mec/api/document";
import type { ProjectProducer } from "@mec/api/point";
import type { Departure } from "@mec/domain/application";
import { dayInParis, formatDate, messages } from "@mec/domain/shared";
import { useState } from "react";
import { SettleDeparture } from "../../../../parts/application/departure/settle-departure.tsx";
import {
  agreementRow,
  lastDayOfSeller,
  remainingRow,
  sellersRows,
  settlingRows,
} from "../../../../parts/application/departure/settling-rows.ts";
import { useGivingUp } from "../../../../parts/application/departure/use-giving-up.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

/** The contracts that go on, and the producer's reason. */
function Told({ departure, leaving }: { departure: Departure; leaving: Leaving | undefined }) {
  return (
    <>
      {leaving &&
        sellersRows(departure, leaving).map(({ label, value }) => (
          <Text key={label} size="sm" mb="sm" style={{ overflowWrap: "anywhere" }}>
            <Unbroken text={`${label}\u00a0: ${value.charAt(0).toLowerCase()}${value.slice(1)}`} />
          </Text>
        ))}
      {departure.reason && (
        <Text size="sm" mb="sm" style={{ overflowWrap: "anywhere" }}>
          {departure.reason}
        </Text>
      )}
    </>
  );
}

function GivingUp({
  projectId,
  settled,
}: {
  projectId: string;
  settled: { id: string; name: string; day: string; isOwners?: true };
}) {
  const { giveUp, isPending } = useGivingUp(projectId);
  return (
    <Button size="sm" variant="default" disabled={isPending} onClick={() => void giveUp(settled)}>
      {isPending ? messages.loading : t("Renoncer à ce jour")}
    </Button>
  );
}

interface Props {
  point: ProjectProducer;
  /** All of the project. */
  plants: readonly ProjectProducer[];
  projectId: string;
}

interface ActsProps {
  projectId: string;
  of: { id: string; name: string };
  departure: Departure;
  onSettle: () => void;
}

/** What the owner does with a departure: of his own notice, nothing but give it up. */
function Acts({ projectId, of, departure: { settledFor: day, isOwners }, onSettle }: ActsProps) {
  return (
    <Group gap="xs">
      {isOwners !== true && (
        <Button size="sm" variant="default" onClick={onSettle}>
          {day === undefined ? t("Acter le départ") : t("Changer le jour du départ")}
        </Button>
      )}
      {day !== undefined && (
        <GivingUp projectId={projectId} settled={{ ...of, day, ...(isOwners && { isOwners: true }) }} />
      )}
    </Group>
  );
}

/** A producer asks to leave, or does on a settled day: his day and reason, and the owner's way to settle it. */
export function ProducerLeaving({ point, plants, projectId }: Props) {
  const { applicationProgress: application, holder } = point;
  const name = `${holder.firstName} ${holder.lastName} (${point.name})`;
  const [isOpen, setOpen] = useState(false);
  const leaving = useAnswer(
    documentCalls.getApplicationLeaving,
    { params: { id: application?.id ?? "" } },
    { enabled: Boolean(application?.departure) },
  );
  if (!application?.departure) return null;
  const { id, departure } = application;
  const { settledFor: day } = departure;
  const settle = async () => {
    // He may have signed a contract since the page was opened.
    await leaving.refetch();
    setOpen(true);
  };
  return (
    <Alert
      color="sun"
      mt="md"
      title={
        day === undefined
          ? t("Souhaite partir le {{date}}", { date: formatDate(departure.leavingOn) })
          : t("Part le {{date}}", { date: formatDate(day) })
      }
    >
      <Told departure={departure} leaving={leaving.data} />
      <Acts projectId={projectId} of={{ id, name }} departure={departure} onSettle={() => void settle()} />
      {isOpen && (
        <SettleDeparture
          projectId={projectId}
          applicationId={id}
          name={name}
          departure={departure}
          last={lastDayOfSeller(departure, leaving.data)}
          rowsOn={(chosen) =>
            settlingRows(departure, {
              running: [
                ...sellersRows(departure, leaving.data),
                ...agreementRow(departure, leaving.data, chosen),
                ...remainingRow(point.id, plants),
              ],
              told: t("Le producteur et ses acheteurs en sont prévenus par e-mail."),
              today: dayInParis(new Date()),
              day: chosen,
            })
          }
          close={() => setOpen(false)}
        />
      )}
    </Alert>
  );
}
