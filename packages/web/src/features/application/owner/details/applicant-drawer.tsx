import { Alert, Button, Drawer, Group, Stack } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { currentStatus, isLive } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import type { ApplicantActions } from "../list/applicant-menu.tsx";
import { holderName, movementsOf } from "../list/movements.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { ContractFacts } from "./contract-facts.tsx";
import { History } from "./history.tsx";
import { PointFacts } from "./point-facts.tsx";
import { SignatoryFacts } from "./signatory-facts.tsx";

interface Props {
  applicant: Applicant;
  actions: Pick<ApplicantActions, "move" | "settle">;
  onClose: () => void;
}

function Departure({ applicant, settle }: { applicant: Applicant; settle: ApplicantActions["settle"] }) {
  const { departure } = applicant;
  if (!departure) return null;
  return (
    <Alert
      color="yellow"
      title={t("Souhaite quitter l’opération le {{date}}", { date: formatDate(departure.leavingOn) })}
    >
      <Stack gap="sm" align="flex-start">
        <span>{departure.reason}</span>
        <Button size="sm" onClick={() => settle(applicant)}>
          {t("Acter le départ")}
        </Button>
      </Stack>
    </Alert>
  );
}

/** All that the owner may know of a consumer, and what he may do. */
export function ApplicantDrawer({ applicant, actions, onClose }: Props) {
  const isReadable = isLive(currentStatus(applicant.progress));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={<strong>{holderName(applicant)}</strong>}
      closeButtonProps={{ "aria-label": t("Fermer") }}
    >
      <Stack gap="xl" data-space="indigo">
        <Group gap="xs">
          {movementsOf([applicant]).map((movement, index) => (
            <Button
              key={movement.transition.to}
              size="sm"
              variant={index === 0 ? "filled" : "default"}
              onClick={() => actions.move(movement)}
            >
              {t(movement.transition.label)}
            </Button>
          ))}
        </Group>
        <Departure applicant={applicant} settle={actions.settle} />
        <ContactFacts holder={applicant.holder} />
        <PointFacts applicant={applicant} />
        {isReadable && <ContractFacts contract={applicant.consumptionPoint.contract} />}
        {isReadable && <SignatoryFacts consumptionPointId={applicant.consumptionPoint.id} />}
        <History progress={applicant.progress} />
      </Stack>
    </Drawer>
  );
}
