import { defaultPageSize, longestPage } from "@mec/api";
import type { Applicant } from "@mec/api/application";
import type { Deps } from "../../../deps.ts";
import { readApplicants } from "./applicant-details.ts";
import { type ApplicantFilters, findApplicantIds, findApplicantPage } from "./applicant-query.ts";

/** A project's consumers: a bare list of the first ones, or `{items, total}` once a page is asked for. */
export async function listApplicants(
  deps: Deps,
  projectId: string,
  {
    page,
    pageSize = defaultPageSize,
    ...filters
  }: ApplicantFilters & { page?: number | undefined; pageSize?: number | undefined },
): Promise<Applicant[] | { items: Applicant[]; total: number }> {
  if (page === undefined) {
    // Reads one more than it answers: this shows whether there are others.
    return readApplicants(deps, await findApplicantIds(deps.db, projectId, filters, longestPage + 1));
  }
  const { ids, total } = await findApplicantPage(deps.db, projectId, filters, { page, pageSize });
  return { items: await readApplicants(deps, ids), total };
}
