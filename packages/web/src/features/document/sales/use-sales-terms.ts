import { documentCalls } from "@mec/api/document";
import { useAnswerTo } from "../../../platform/answer.ts";
import { wholeList } from "../../../platform/whole-list.ts";

/** The terms of sale of a project: the common ones, and those of single consumers. */
export const useSalesTerms = (projectId: string) =>
  useAnswerTo(wholeList(documentCalls.getSalesContracts, { params: { id: projectId } }));
