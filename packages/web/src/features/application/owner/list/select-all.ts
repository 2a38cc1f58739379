import { type Applicant, applicationCalls } from "@mec/api/application";
import type { Client } from "../../../../platform/client.tsx";
import type { filtersOf } from "./use-applicants.ts";

/** The API's limit for one answer. */
const pageSize = 500;

/** Everyone that the search finds, on all pages. */
export async function fetchAllApplicants(
  call: Client,
  projectId: string,
  filters: ReturnType<typeof filtersOf>,
): Promise<Applicant[]> {
  const all: Applicant[] = [];
  for (let page = 1; ; page++) {
    const answer = await call(applicationCalls.listApplicants, {
      params: { id: projectId },
      query: { ...filters, page, pageSize },
    });
    if (Array.isArray(answer)) return answer;
    all.push(...answer.items);
    if (answer.items.length < pageSize || all.length >= answer.total) return all;
  }
}
