import { Alert, Anchor, Button, Group, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import type { Applicant } from "@mec/api/application";
import { signatoryCalls } from "@mec/api/signatory";
import {
  countsAsParticipant,
  currentStatus,
  isBeforeNotice,
  isLive,
  saleEndsBy,
} from "@mec/domain/application";
import { formatDate, formatDistance } from "@mec/domain/shared";
import { Link } from "react-router";
import { stepLook, takesBack } from "../../../../parts/application/move/step-look.ts";
import type { Movement } from "../../../../parts/application/move/types.ts";
import { MeterWarning } from "../../../../parts/point/meter-warning.tsx";
import { useOwnPoints } from "../../../../parts/point/use-own-points.ts";
import { useOwnProject } from "../../../../parts/project/own-project.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { SidePanel } from "../../../../ui/dialog/dialog.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { contractRows } from "../../point-fields/summaries.tsx";
import {
  type ApplicantActions,
  leaveLabel,
  mayMakeLeave,
  maySettle,
  settledDeparture,
  settleLabel,
} from "../list/applicant-menu.tsx";
import { holderName, movementsOf } from "../list/movements.ts";
import type { Gain } from "../list/signed-gain.ts";
import { contactRows, gainRows, pointRows } from "./applicant-rows.tsx";
import { History } from "./history.tsx";
import { Part } from "./part.tsx";
import { SignatoryPart } from "./signatory-part.tsx";

interface Props {
  projectId: string;
  applicant: Applicant;
  /** What a candidate would gain; undefined for who is none any more. */
  gain: Gain | undefined;
  actions: Pick<ApplicantActions, "move" | "settle" | "giveUp">;
  onClose: () => void;
}

interface DecisionsProps extends Pick<Props, "actions"> {
  movements: readonly Movement[];
  /** Whether what he is to be led to stands elsewhere: his departure. */
  isLeaving: boolean;
}

function Decisions({ movements, isLeaving, actions }: DecisionsProps) {
  if (movements.length === 0) return null;
  return (
    <Group gap="xs">
      {movements.map((movement, index) => (
        <Button
          key={movement.transition.to}
          size="sm"
          variant={stepLook(movement.transition, isLeaving ? index + 1 : index)}
          onClick={() => actions.move(movement)}
        >
          {t(movement.transition.label)}
        </Button>
      ))}
    </Group>
  );
}

function Departure({ applicant, actions: { settle, giveUp } }: Pick<Props, "applicant" | "actions">) {
  const { departure } = applicant;
  if (!departure) return null;
  const settled = settledDeparture(applicant);
  const asked = { date: formatDate(departure.leavingOn) };
  return (
    <Alert
      color="sun"
      title={
        settled
          ? t("Quitte le projet le {{date}}", { date: formatDate(settled.day) })
          : t("Souhaite quitter le projet le {{date}}", asked)
      }
    >
      <Stack gap="sm" align="flex-start">
        {departure.movesOut && (
          <span>
            {t(
              "Cette personne quitte les lieux le {{date}}\u00a0: son contrat de vente prend fin ce jour-là, sans préavis ni indemnité.",
              asked,
            )}
          </span>
        )}
        {isBeforeNotice(departure) && (
          <span>
            {t(
              "Son contrat de vente demande un préavis, à écrire au producteur. S’il l’a été le jour de sa demande, le contrat prend fin au plus tard le {{end}}, plus tôt avec l’accord du producteur ou si cette personne quitte les lieux.",
              { end: formatDate(saleEndsBy(departure)) },
            )}
          </span>
        )}
        {departure.reason && <span>{departure.reason}</span>}
        <Group gap="xs">
          {maySettle(applicant) && (
            <Button size="sm" onClick={() => settle(applicant)}>
              {settleLabel(applicant)}
            </Button>
          )}
          {settled && (
            <Button size="sm" variant="default" onClick={() => giveUp(settled)}>
              {t("Renoncer à ce jour")}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

/** Warns that the applicant is probably behind another grid operator: an operation has one only. */
function GridWarning({ operator }: { operator: string | null }) {
  if (operator === null) return null;
  return (
    <Alert color="sun" title={t("Un autre gestionnaire de réseau\u202f?")}>
      {t(
        "{{operator}} exploite un réseau dans sa commune ou son département. Tous les points d’une opération doivent dépendre du même gestionnaire\u00a0: demandez à cette personne celui de sa facture avant de l’accepter.",
        { operator },
      )}
    </Alert>
  );
}

/** Warns that this point alone is farther from the project than any two participants may be from one another. */
function PerimeterWarning({ projectId, distance }: { projectId: string; distance: number }) {
  const km = useOwnProject(projectId).data?.perimeter;
  if (km === undefined || distance <= km) return null;
  return (
    <Alert color="sun" title={t("Hors de votre périmètre de {{km}}\u00a0km", { km })}>
      {t(
        "À {{distance}} du projet, ce point ferait dépasser la distance permise entre deux participants. Un prix accepté suffit à le faire entrer.",
        { distance: formatDistance(distance) },
      )}
    </Alert>
  );
}

/** Who he is and where, what he consumes, and who signs for him. */
function PointParts({ applicant }: Pick<Props, "applicant">) {
  const prices = usePrices();
  const { consumptionPoint: point, holder } = applicant;
  const signatory = useAnswer(signatoryCalls.getConsumptionSignatory, { params: { id: point.id } });
  return (
    <>
      <Part title={t("Contact")}>
        <SummaryList isShort rows={contactRows(holder, signatory.data ?? null)} />
      </Part>
      <Part title={t("Point de consommation")}>
        <SummaryList isShort rows={pointRows(applicant)} />
      </Part>
      <Part title={t("Contrat de fourniture")}>
        <SummaryList isShort rows={contractRows(point.contract, prices.format)} />
      </Part>
      <SignatoryPart holder={holder} signatory={signatory} />
    </>
  );
}

/**
 * All that the owner may know of a consumer (nothing more once the application has ended), and the actions on his
 * application.
 */
export function ApplicantDrawer({ projectId, applicant, gain, actions, onClose }: Props) {
  const { consumptionPoint: point, progress } = applicant;
  const isReadable = isLive(currentStatus(progress));
  const movements = movementsOf([applicant]);
  const mayLeave = mayMakeLeave(applicant, useOwnPoints());
  return (
    <SidePanel title={holderName(applicant)} space="indigo" onClose={onClose}>
      <Stack gap="xl">
        {gain && <SummaryList isShort rows={gainRows(gain)} />}
        <Decisions
          movements={movements.filter(({ transition }) => !takesBack(transition))}
          isLeaving={applicant.departure !== null}
          actions={actions}
        />
        <Departure applicant={applicant} actions={actions} />
        {isReadable && !countsAsParticipant(currentStatus(progress)) && (
          <PerimeterWarning projectId={projectId} distance={applicant.distance} />
        )}
        <GridWarning operator={applicant.otherGridOperator ?? null} />
        <MeterWarning others={applicant.prmSharedWith} />
        {isReadable && <PointParts applicant={applicant} />}
        {mayLeave && (
          <Button variant="default" onClick={() => actions.settle(applicant)}>
            {leaveLabel()}
          </Button>
        )}
        <History projectId={projectId} applicant={applicant} />
        {isReadable && (
          <Anchor component={Link} to={pages.consumerApplication.to({ consumerId: point.id })}>
            {t("Consulter l’espace de cette personne")}
          </Anchor>
        )}
        <Decisions
          movements={movements.filter(({ transition }) => takesBack(transition))}
          isLeaving={applicant.departure !== null}
          actions={actions}
        />
      </Stack>
    </SidePanel>
  );
}
