import { projectCalls, publicProjectCalls } from "@mec/api/project";
import type { ApplicationProgress } from "@mec/domain/application";
import { currentStatus, isLive } from "@mec/domain/application";
import type { ProjectStage, PublicGauge } from "@mec/domain/project";
import type { PriceRange, VatRegime } from "@mec/domain/shared";
import type { ModerationStatus } from "@mec/domain/support";
import { useAnswerTo } from "../../platform/answer.ts";
import { nullWhenMissing } from "../../platform/null-when.ts";
import { orInstead, type Question, question } from "../../platform/question.ts";

export interface JoinedProject {
  readonly id: string;
  readonly name: string;
  readonly address: { readonly city: string };
  readonly stage: ProjectStage;
  readonly expectedStart: string | null;
  /** Of one in service: the first day from which it shares, which may be to come. */
  readonly startsOn?: string | undefined;
  /** Null where its electricity is given. */
  readonly price: PriceRange | null;
  readonly vatRegime?: VatRegime | undefined;
  readonly gauge?: PublicGauge | undefined;
  /** Whether the public sees it, as who takes part in it reads it. */
  readonly visibility?: boolean | undefined;
  readonly ownerConfirmed?: boolean | undefined;
  readonly moderation?: { readonly status: ModerationStatus } | undefined;
}

/**
 * The project of an application. Once the application has ended, the person sees only what the public sees;
 * null when the project is hidden.
 */
export function useJoinedProject(application: Pick<ApplicationProgress, "projectId" | "progress"> | null) {
  const id = application?.projectId ?? "";
  const takesPart = application !== null && isLive(currentStatus(application.progress));
  const input = { params: { id }, query: { imageType: "none" as const } };
  const asked: Question<JoinedProject> = takesPart
    ? question(projectCalls.getProject, input)
    : question(publicProjectCalls.getPublicProject, input);
  return useAnswerTo(application && orInstead(asked, nullWhenMissing));
}
