import { pmoCalls } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import { useAnswer } from "../../platform/answer.ts";
import { together } from "../../platform/together.ts";

export function useInterlocutor(projectId: string) {
  return useAnswer(pmoCalls.getPmoInterlocutor, { params: { id: projectId } });
}

export function useAssociation(projectId: string) {
  return useAnswer(pmoCalls.getPmoAssociation, { params: { id: projectId } });
}

export function useMembershipFee(projectId: string) {
  return useAnswer(pmoCalls.getMembershipFee, { params: { id: projectId } });
}

const fileCalls = {
  "pmo-status": pmoCalls.listStatutes,
  "internal-rules": pmoCalls.listInternalRules,
} as const;

/** The signed statutes, or the internal rules, that the owner uploaded. */
export function usePmoFiles(projectId: string, kind: PmoFileKind) {
  return useAnswer(fileCalls[kind], { params: { id: projectId } });
}

/** Whether the association existed before the project. */
export function useCreation(projectId: string) {
  return useAnswer(pmoCalls.getPmoCreation, { params: { id: projectId } });
}

/** All that is stored of the legal body. */
export function usePmo(projectId: string) {
  return together({
    interlocutor: useInterlocutor(projectId),
    association: useAssociation(projectId),
    creation: useCreation(projectId),
    fee: useMembershipFee(projectId),
    statutes: usePmoFiles(projectId, "pmo-status"),
    rules: usePmoFiles(projectId, "internal-rules"),
  });
}
export type Pmo = NonNullable<ReturnType<typeof usePmo>["data"]>;
