import { Button, Menu } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { countsAsParticipant, currentStatus, mayAskToLeave, mayGiveNotice } from "@mec/domain/application";
import { deSomebody } from "@mec/domain/shared";
import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "react-router";
import { noticeLabel } from "../../../../parts/application/departure/owner-notice.tsx";
import type { Movement } from "../../../../parts/application/move/types.ts";
import { t } from "../../../../platform/i18n.ts";
import { ActionMenu } from "../../../../ui/dialog/action-menu.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { movementsOf, placedName } from "./movements.ts";

/** A departure that is settled for a day to come, and of whom. */
interface SettledDeparture {
  id: string;
  name: string;
  day: string;
  /** The end of the owner's own notice. */
  isOwners?: true;
}

/** Null where none is. */
export const settledDeparture = (applicant: Applicant): SettledDeparture | null =>
  applicant.departure?.settledFor === undefined
    ? null
    : {
        id: applicant.id,
        name: placedName(applicant),
        day: applicant.departure.settledFor,
        ...(applicant.departure.isOwners && { isOwners: true }),
      };

export const settleLabel = ({ departure }: Pick<Applicant, "departure">): string =>
  departure?.settledFor === undefined ? t("Acter le départ") : t("Changer le jour du départ");

/** Whether the owner may end his participation by a notice: of another's place, whose all is signed, that does not share yet. */
export const maySendAway = (applicant: Applicant, ownPoints: ReadonlySet<string>): boolean =>
  !ownPoints.has(applicant.consumptionPoint.id) &&
  mayGiveNotice(currentStatus(applicant.progress), applicant.departure);

/** What an owner's own notice makes of a departure, he does not change: it runs. */
export const maySettle = ({ departure }: Pick<Applicant, "departure">): boolean =>
  departure !== null && departure.isOwners !== true;

export const leaveLabel = (): string => t("Faire quitter le projet");

/** Whether the owner may have this place leave, which is one of his own and takes part; not another's, nor one that leaves already. */
export const mayMakeLeave = (
  { consumptionPoint, departure, progress }: Applicant,
  ownPoints: ReadonlySet<string>,
): boolean =>
  ownPoints.has(consumptionPoint.id) && departure === null && mayAskToLeave(currentStatus(progress));

export interface ApplicantActions {
  open: (applicant: Applicant) => void;
  move: (movement: Movement) => void;
  settle: (applicant: Applicant) => void;
  giveUp: (settled: SettledDeparture) => void;
  /** Ends a participation by a notice; absent where it may not be. */
  sendAway?: ((applicant: Applicant) => void) | undefined;
  /** Sends documents to sign; absent where the consumer has none. */
  send?: ((applicant: Applicant) => void) | undefined;
  /** Whether its holder, who is the owner, may have it leave; absent of others'. */
  mayMakeLeave?: boolean | undefined;
  /** Where a price is proposed to who was accepted without any; absent where he has one, or a contract to sign. */
  priceAt?: string | undefined;
}

interface Props {
  applicant: Applicant;
  actions: ApplicantActions;
  /** As its row is named beside the others. */
  name: string;
}

const CardButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <Button
    data-reads
    variant="default"
    size="sm"
    onClick={onOpen}
    aria-label={t("Voir la fiche {{of}}", { of: deSomebody(name) })}
  >
    {t("Voir la fiche")}
  </Button>
);

/** The actions on one consumer. */
export function ApplicantMenu({ applicant, actions, name }: Props) {
  const movements = movementsOf([applicant]);
  const { open, move, settle, giveUp, send, sendAway, priceAt, mayMakeLeave: mayLeave = false } = actions;
  const settled = settledDeparture(applicant);
  // Of who is accepted nothing is left to decide: what is left is to be done.
  const isDecided = countsAsParticipant(currentStatus(applicant.progress));
  const hasDecision =
    !useReadOnly() &&
    (movements.length > 0 ||
      applicant.departure !== null ||
      mayLeave ||
      [send, sendAway, priceAt].some((one) => one !== undefined));
  if (!hasDecision) {
    return <CardButton name={name} onOpen={() => open(applicant)} />;
  }
  return (
    <ActionMenu
      target={
        <Button
          variant="default"
          size="sm"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={isDecided ? t("Actions pour {{name}}", { name }) : t("Décider pour {{name}}", { name })}
        >
          {isDecided ? t("Actions") : t("Décider")}
        </Button>
      }
    >
      {send && <Menu.Item onClick={() => send(applicant)}>{t("Envoyer les documents")}</Menu.Item>}
      {priceAt && (
        <Menu.Item component={Link} to={priceAt}>
          {t("Proposer un prix")}
        </Menu.Item>
      )}
      {movements.map((movement) => (
        <Menu.Item key={movement.transition.to} onClick={() => move(movement)}>
          {t(movement.transition.label)}
        </Menu.Item>
      ))}
      {maySettle(applicant) && (
        <Menu.Item onClick={() => settle(applicant)}>{settleLabel(applicant)}</Menu.Item>
      )}
      {mayLeave && <Menu.Item onClick={() => settle(applicant)}>{leaveLabel()}</Menu.Item>}
      {sendAway && <Menu.Item onClick={() => sendAway(applicant)}>{noticeLabel()}</Menu.Item>}
      {settled && <Menu.Item onClick={() => giveUp(settled)}>{t("Renoncer à ce jour")}</Menu.Item>}
      <Menu.Divider />
      <Menu.Item onClick={() => open(applicant)}>{t("Voir la fiche")}</Menu.Item>
    </ActionMenu>
  );
}
