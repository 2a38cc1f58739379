import { documentCalls } from "@mec/api/document";
import { useAnswer } from "../../../platform/answer.ts";

/** The terms of sale of a project: the common ones, and those of single consumers. */
export const useSalesTerms = (projectId: string) =>
  useAnswer(documentCalls.getSalesContracts, { params: { id: projectId } });
