import type { Applicant } from "@mec/api/application";
import type { Deps } from "../../deps.ts";
import { readApplicants } from "./applicant-details.ts";
import { type ApplicantFilters, findApplicantIds, findApplicantPage } from "./applicant-query.ts";

const defaultPageSize = 50;

/** A project's consumers: a bare list, or `{items, total}` once a page is asked for. */
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
    return readApplicants(deps, await findApplicantIds(deps.db, projectId, filters));
  }
  const { ids, total } = await findApplicantPage(deps.db, projectId, filters, { page, pageSize });
  return { items: await readApplicants(deps, ids), total };
}
