import { CloseButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { focusPin } from "../../../parts/address/map/index.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { type Answering, useAnswerLines } from "../answer/use-answer-lines.tsx";
import { ProjectCard } from "../card/project-card.tsx";
import { ProjectCardSkeleton } from "../card/project-card-skeleton.tsx";
import classes from "./explore.module.css";
import type { FoundProject } from "./use-found-projects.ts";

interface Props {
  id: string;
  /** The list, which tells how far it is. */
  listed: readonly FoundProject[];
  answering: Answering;
  onClose: () => void;
}

/** The project of the chosen pin, over the map: its card, which links to its page. */
export function SelectedProject({ id, listed, answering, onClose }: Props) {
  const box = useRef<HTMLElement>(null);
  const close = () => {
    onClose();
    focusPin(id);
  };
  const distance = listed.find((one) => one.id === id)?.distance;
  const answerTo = useAnswerLines([id], answering);
  const { data, error, refetch } = useAnswer(publicQuestions.getPublicProject, {
    params: { id },
    query: { imageType: "thumbnail" },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each choice of a pin
  useEffect(() => box.current?.focus(), [id]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={classes.selected}
      aria-label={t("Projet choisi sur la carte")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {!error && !data && <ProjectCardSkeleton layout="row" />}
      {data && (
        <ProjectCard
          project={{ ...data, ...(distance !== undefined && { distance }) }}
          layout="row"
          heading="h2"
          answer={answerTo(data)}
          action={<CloseButton aria-label={t("Fermer ce projet")} onClick={close} />}
        />
      )}
    </section>
  );
}
