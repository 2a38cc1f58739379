import { Text } from "@mantine/core";
import { type ConsumerStep, consumerSteps } from "@mec/api";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n.ts";
import { Wizard } from "../../../ui/wizard/wizard.tsx";
import type { JoinTarget } from "./use-join-target.ts";

const stepNames = (): Record<ConsumerStep, string> => ({
  type: t("vous"),
  house: t("le lieu"),
  contract: t("le contrat"),
  sge: t("le compteur"),
  "signatory-and-apply": t("la candidature"),
});

interface Props {
  step: ConsumerStep;
  target: JoinTarget | null;
  title: string;
  intro?: ReactNode;
  onBack?: () => void;
  /** The steps to count: all of them, unless an existing point shortens the way. */
  steps?: readonly ConsumerStep[];
  children: ReactNode;
}

/** A step of the consumer's way, and the project it leads to. */
export function JoinFrame({ step, target, title, intro, onBack, steps = consumerSteps, children }: Props) {
  const names = stepNames();
  return (
    <Wizard
      steps={steps.map((name) => names[name])}
      current={steps.indexOf(step)}
      title={title}
      intro={intro}
      onBack={onBack}
    >
      {target && (
        <Text mb="lg" style={{ overflowWrap: "anywhere" }}>
          {t("Vous rejoignez le projet")} <strong>{target.name}</strong>
        </Text>
      )}
      {children}
    </Wizard>
  );
}
