import { supportCalls } from "@mec/api/support";
import type { ModerationInput, ModerationStatus } from "@mec/domain/support";
import { useAct } from "../../platform/act.ts";
import { useAnswer } from "../../platform/answer.ts";
import type { Client } from "../../platform/client.tsx";
import { answerKey } from "../../platform/question.ts";
import { roomOf } from "../../platform/stale.ts";

/** The projects of a status, those waiting longest first. */
export const useModeratedProjects = (status: ModerationStatus) =>
  useAnswer(supportCalls.listModeratedProjects, { query: { status } });

/** Sends a decision, of which the project's owner is notified. */
export const moderate = (call: Client, id: string, body: ModerationInput) =>
  call(supportCalls.moderateProject, { params: { id }, body });

/** The keys that a decision makes stale. */
export const moderatedAnswers = [answerKey(supportCalls.listModeratedProjects), roomOf("public")] as const;

export const useModerate = (projectId: string) =>
  useAct((call, body: ModerationInput) => moderate(call, projectId, body), { stale: moderatedAnswers });
