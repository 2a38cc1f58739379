import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n.ts";
import { Wizard } from "../../../ui/wizard/wizard.tsx";
import { type Stage, stageName } from "./stages.ts";
import type { JoinTarget } from "./use-join-target.ts";

interface Props {
  stage: Stage;
  /** All stages of this person's steps; a stage that is not among them is shown on its own, to correct an answer. */
  stages: readonly Stage[];
  target: JoinTarget | null;
  title: string;
  intro?: ReactNode;
  onBack?: () => void;
  children: ReactNode;
}

/** A step of the consumer's way, and the project it leads to. */
export function JoinFrame({ stage, stages, target, title, intro, onBack, children }: Props) {
  const isCounted = stages.includes(stage);
  const shown = isCounted ? stages : [stage];
  return (
    <Wizard
      steps={shown.map(stageName)}
      current={isCounted ? stages.indexOf(stage) : null}
      title={title}
      intro={intro}
      onBack={onBack}
    >
      {target && (
        <Text mb="lg" style={{ overflowWrap: "anywhere" }}>
          {target.waits ? t("Vous rejoignez la liste d’attente du projet") : t("Vous candidatez au projet")}{" "}
          <strong>{target.name}</strong>
        </Text>
      )}
      {children}
    </Wizard>
  );
}
