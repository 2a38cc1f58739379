import { hasRoom } from "@mec/domain/project";
import { Suspense } from "react";
import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import { waitingText } from "../../../parts/project/answer/answer-words.ts";
import { useAnswers } from "../../../parts/project/answer/use-answers.ts";
import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import { t } from "../../../platform/i18n.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import text from "../../../ui/plain/text.module.css";
import { AnswerLines } from "../answer/answer-lines.tsx";
import { useRoofPlace } from "../answer/has-roof.ts";
import classes from "./project-page.module.css";
import { useInvitation } from "./use-invitation.ts";
import { useIsOutOfReach } from "./use-is-out-of-reach.ts";
import type { ProjectOnPage } from "./use-public-page.ts";
import { wayText } from "./way-text.ts";

const NearProjectsLink = lazyPiece(async () => (await import("./near-projects-link.tsx")).NearProjectsLink);

interface Props {
  project: ProjectOnPage;
  known: KnownDossier;
  isOnline: boolean;
  /** Whether a roof in its reach is all that the visitor told. */
  isOnlyRoof: boolean;
}

/**
 * What this project tells about the visitor's dossier, before the rest of the page; the estimate below gives
 * the reasons.
 */
export function AnswerSection({ project, known, isOnline, isOnlyRoof }: Props) {
  const { dossier, isEmpty, text: told, home } = known;
  const roof = useRoofPlace();
  const { data: judgement, isLoading: isJudging } = usePlaceVerdict(
    project.id,
    isOnlyRoof ? roof : dossier.address,
  );
  const answers = useAnswers([project.id], home);
  const isOutOfReach = useIsOutOfReach(project.id, dossier.address);
  const isInvited = useInvitation() !== null;
  return (
    <section className={classes.answer} aria-labelledby="project-answer">
      <h2 id="project-answer" className={classes.answerTitle}>
        {isEmpty ? t("Pour vous") : t("Pour vous\u00a0: {{dossier}}", { dossier: told })}
      </h2>
      <AnswerLines
        project={project}
        verdict={judgement?.verdict}
        isJudging={isJudging}
        reason={judgement?.reason}
        figures={answers?.get(project.id) ?? (home && !answers ? null : undefined)}
        asksPrice={known.asksPrice}
        isAlone
        isOnlyRoof={isOnlyRoof}
        full={
          isInvited && !hasRoom(project.gauge)
            ? t("Complet aujourd’hui\u00a0: le porteur répond à ses invités")
            : waitingText(project)
        }
        start={
          project.startsText?.toLowerCase() ??
          (isOnline || project.expectedStart ? undefined : t("pas encore en ligne"))
        }
      />
      {isOutOfReach && dossier.address && (
        <Suspense fallback={null}>
          <NearProjectsLink address={dossier.address} />
        </Suspense>
      )}
      {!isOnlyRoof && (
        <a href="#project-estimate" className={`${text.link} ${text.small}`}>
          {wayText(known)}
        </a>
      )}
    </section>
  );
}
