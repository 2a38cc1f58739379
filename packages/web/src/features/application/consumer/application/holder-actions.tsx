import { Alert, Anchor, Button, Group, Menu, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReadConsumptionPoint } from "@mec/api/point";
import {
  type ApplicationProgress,
  allowedTransitions,
  currentStatus,
  isPriceOpen,
  newestProgress,
  type Transition,
} from "@mec/domain/application";
import { messages } from "@mec/domain/shared";
import { verdictTone } from "@mec/domain/study";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Verdict } from "../../../../parts/study/verdict.tsx";
import { t } from "../../../../platform/i18n.ts";
import { useAlone } from "../../../../platform/one-at-a-time.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { ActionMenu } from "../../../../ui/dialog/action-menu.tsx";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { wrapping } from "../../../../ui/layout/wrapping.ts";
import { AtFoot } from "../at-foot.tsx";
import { Retract } from "../retraction/retract.tsx";
import { useRetraction } from "../retraction/use-retraction.ts";
import { mustWait, type Weighed } from "./accepting.ts";
import classes from "./holder-actions.module.css";
import { leaveLabel, leavingQuestion } from "./leaving.ts";
import { bindingText, untilText } from "./proposal-words.ts";
import { QuestionBody } from "./question-body.tsx";
import { showStanding } from "./show-standing.ts";
import { useAgreeing } from "./use-agreeing.tsx";
import { useLeaving } from "./use-leaving.ts";
import { useMove } from "./use-move.ts";

interface AcceptProps {
  step: Transition;
  isPending: boolean;
  /** The sum is computed once more: a second press changes nothing, and the focus stays. */
  isReading: boolean;
  weighed: Weighed;
  isUnexempted: boolean;
  onTake: () => void;
}

/** How much a button invites to what a verdict says. */
const weights = { good: "filled", mixed: "light", bad: "default" } as const;

/** The button to accept, with what the price comes to beside it; it shines for a price that would save money. */
function Accept({ step, isPending, isReading, weighed, isUnexempted, onTake }: AcceptProps) {
  const waits = mustWait(step, weighed);
  const label = waits ? t("Calcul de ce que ce prix change pour vous…") : t(step.label);
  return (
    <AtFoot beside={typeof weighed === "object" && <Verdict sum={weighed} isUnexempted={isUnexempted} />}>
      <Button
        variant={typeof weighed === "object" ? weights[verdictTone(weighed, isUnexempted)] : "filled"}
        disabled={isPending || waits}
        {...wrapping}
        onClick={isReading ? undefined : onTake}
      >
        {isPending || isReading ? messages.loading : label}
      </Button>
    </AtFoot>
  );
}

/** Until when he may answer, and what a yes binds him to. */
const decisionText = (weighed: Weighed): string =>
  typeof weighed === "object"
    ? `${untilText(weighed)} ${bindingText(weighed)}`
    : t("Accepter ne signe rien encore\u00a0: vous déciderez en signant les documents.");

interface LeaveProps {
  label: string;
  isPending: boolean;
  onTake: () => void;
}

/** Refusing a price is an answer: it is in sight, but quiet. */
function Refuse({ label, isPending, onTake }: LeaveProps) {
  return (
    <Group>
      <Button
        variant="subtle"
        color="gray.8"
        size="sm"
        className={classes.quiet}
        disabled={isPending}
        {...wrapping}
        onClick={onTake}
      >
        {label}
      </Button>
    </Group>
  );
}

/** While the application waits, leaving is not a button like the others. */
function LeaveMenu({ label, isPending, onTake }: LeaveProps) {
  return (
    <div>
      <ActionMenu
        target={
          <Button
            variant="subtle"
            color="gray.8"
            size="sm"
            disabled={isPending}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {isPending ? messages.loading : t("Autres actions")}
          </Button>
        }
      >
        <Menu.Item onClick={onTake}>{label}</Menu.Item>
      </ActionMenu>
    </div>
  );
}

/** Why a step was refused: who pressed it in the bar of a phone would find it under that bar. */
function Refused({ why, isOfMeter, pointId }: { why: string; isOfMeter: boolean; pointId: string }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.scrollIntoView({ block: "center" }), []);
  return (
    <Alert color="red" role="alert" ref={shown}>
      {why}
      {isOfMeter && (
        <>
          {" "}
          <Anchor component={Link} to={pages.consumerProfile.to({ consumerId: pointId }, { hash: "meter" })}>
            {t("Voir mon PDL")}
          </Anchor>
        </>
      )}
    </Alert>
  );
}

/** An expired price has no button to accept it. */
function stepsOf({ progress }: ApplicationProgress): Transition[] {
  const isLate = !isPriceOpen(newestProgress(progress)?.priceUntil, new Date());
  const steps = allowedTransitions(currentStatus(progress), "holder");
  return isLate ? steps.filter(({ to }) => to !== "SIGNATURE") : steps;
}

interface Props {
  point: ReadConsumptionPoint;
  application: ApplicationProgress;
  /** Whether the project begins after the announced end of the excise exemption, or its start is not known here. */
  isUnexempted?: boolean;
  /** The month of its start, where that lies in a later year. */
  startsIn?: string | null;
  /** The way to the owner: after what leads on, and before what ends it. */
  children?: ReactNode;
}

/**
 * What a holder may currently do with the application. Leaving asks for a confirmation, and so does accepting
 * a price that may cost money, or whose sum could not be computed.
 */
export function HolderActions({ point, application, isUnexempted = true, startsIn = null, children }: Props) {
  const confirm = useConfirm();
  const { move, isPending, error, isOfMeter } = useMove(application, point);
  const { profileType } = usePrices();
  const asking = { isUnexempted, startsIn, profileType };
  const { weighed, isReading, isAgreed } = useAgreeing(application, asking);
  const steps = stepsOf(application);
  const accept = steps.find(({ to }) => to !== "REJECTED");
  const leave = steps.find(({ to }) => to === "REJECTED");
  const Leave = accept ? Refuse : LeaveMenu;

  const { leaving, readAgain } = useLeaving(application);
  const retraction = useRetraction(point);

  async function isSure(step: Transition): Promise<boolean> {
    if (step.to !== "REJECTED") return isAgreed();
    const asked = leavingQuestion(step, { leaving: await readAgain(), application });
    return confirm({ ...asked, body: <QuestionBody {...asked} /> });
  }
  const take = useAlone(async (step: Transition) => {
    const open = step.from === "SIGNATURE" ? await retraction.readAgain() : null;
    if (open?.endsParticipation) return retraction.ask(open);
    if ((await isSure(step)) && (await move(step))) showStanding();
  });

  return (
    <>
      {error && <Refused why={error} isOfMeter={isOfMeter} pointId={point.id} />}
      {accept && <Text size="sm">{decisionText(weighed)}</Text>}
      {accept && (
        <Accept
          step={accept}
          isPending={isPending}
          isReading={isReading}
          weighed={weighed}
          isUnexempted={isUnexempted}
          onTake={() => void take(accept)}
        />
      )}
      {children}
      {/* Of who asked to leave it stands first on the card. */}
      {!(application.departure && retraction.open?.endsParticipation) && <Retract point={point} />}
      {leave && !retraction.open?.endsParticipation && (
        <Leave label={leaveLabel(leave, leaving)} isPending={isPending} onTake={() => void take(leave)} />
      )}
    </>
  );
}
