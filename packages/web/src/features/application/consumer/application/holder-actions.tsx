import { Alert, Button, Group, Menu, Stack } from "@mantine/core";
import {
  type ApplicationProgress,
  allowedTransitions,
  currentStatus,
  isPriceOpen,
  newestProgress,
  type Transition,
} from "@mec/domain/application";
import { messages } from "@mec/domain/shared";
import { IconChevronDown } from "@tabler/icons-react";
import { t } from "../../../../platform/i18n.ts";
import { ActionMenu } from "../../../../ui/dialog/action-menu.tsx";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { wrapping } from "../../../../ui/layout/wrapping.ts";
import { mustWait, questionOf, type Weighed, weighedOf } from "./accepting.ts";
import classes from "./holder-actions.module.css";
import { standingTitle } from "./standing-card.tsx";
import { useMove } from "./use-move.ts";
import { usePriceProposal } from "./use-price-proposal.ts";

interface StepsProps {
  steps: readonly Transition[];
  isPending: boolean;
  weighed: Weighed;
  /** The price that the button accepts, in words. */
  priceText: string | null;
  onTake: (step: Transition) => void;
}

function Steps({ steps, isPending, weighed, priceText, onTake }: StepsProps) {
  const labelOf = (step: Transition) => {
    if (isPending) return messages.loading;
    return mustWait(step, weighed) ? t("Calcul de ce que ce prix change pour vous…") : t(step.label);
  };
  return (
    <Group className={classes.steps} data-decides>
      {steps.map((step) =>
        step.to === "REJECTED" ? (
          <Button
            key={step.to}
            variant="default"
            disabled={isPending}
            {...wrapping}
            onClick={() => onTake(step)}
          >
            {labelOf(step)}
          </Button>
        ) : (
          <div key={step.to} className={classes.accept}>
            {priceText && <span className={`${classes.price} numbers`}>{priceText}</span>}
            <Button
              disabled={isPending || mustWait(step, weighed)}
              {...wrapping}
              onClick={() => onTake(step)}
            >
              {labelOf(step)}
            </Button>
          </div>
        ),
      )}
    </Group>
  );
}

/** An expired price has no button to accept it. */
function stepsOf({ progress }: ApplicationProgress): Transition[] {
  const isLate = !isPriceOpen(newestProgress(progress)?.priceUntil, new Date());
  const steps = allowedTransitions(currentStatus(progress), "holder");
  return isLate ? steps.filter(({ to }) => to !== "SIGNATURE") : steps;
}

interface Props {
  application: ApplicationProgress;
  priceText?: string | null;
}

/**
 * What a holder may currently do with the application. Leaving asks for a confirmation, and so does accepting
 * a price that may cost money, or whose sum could not be computed.
 */
export function HolderActions({ application, priceText = null }: Props) {
  const confirm = useConfirm();
  const { move, isPending, error } = useMove(application);
  const weighed = weighedOf(newestProgress(application.progress)?.price, usePriceProposal(application));
  const steps = stepsOf(application);

  async function take(step: Transition) {
    const asked = questionOf(step, weighed);
    if (asked === null || (await confirm(asked))) {
      move(step, { onSuccess: () => document.getElementById(standingTitle)?.focus() });
    }
  }

  if (steps.length === 0) return null;
  // While the application waits, leaving is not a button like the others.
  const isWaiting = steps.every(({ to }) => to === "REJECTED");
  return (
    <Stack gap="md" className={classes.actions} data-decides={!isWaiting || undefined}>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {isWaiting && (
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
            {steps.map((step) => (
              <Menu.Item key={step.to} onClick={() => take(step)}>
                {t(step.label)}
              </Menu.Item>
            ))}
          </ActionMenu>
        </div>
      )}
      {!isWaiting && (
        <Steps steps={steps} isPending={isPending} weighed={weighed} priceText={priceText} onTake={take} />
      )}
    </Stack>
  );
}
