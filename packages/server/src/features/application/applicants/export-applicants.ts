import type { FileAnswer } from "@mec/api";
import { projectSlug } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { streamApplicants } from "./applicant-details.ts";
import { type ApplicantFilters, findApplicantIds } from "./applicant-query.ts";
import { csvOf } from "./export-csv.ts";
import { packRows } from "./packed-rows.ts";

/** "consommateurs-soleil-de-rennes-2026-11-21.csv" */
async function fileNameOf(deps: Deps, projectId: string, extension: string): Promise<string> {
  const { name } = await deps.db
    .selectFrom("project")
    .select("name")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  const today = dayInParis(deps.now());
  return `consommateurs-${projectSlug(name)}-${today}.${extension}`;
}

/** The consumers that pass the filters, as a spreadsheet file; read and written in chunks. */
export async function exportApplicants(
  deps: Deps,
  projectId: string,
  { format, ...filters }: ApplicantFilters & { format: "csv" | "xlsx" },
): Promise<FileAnswer> {
  const ids = await findApplicantIds(deps.db, projectId, filters);
  const applicants = streamApplicants(deps, ids);
  const fileName = await fileNameOf(deps, projectId, format);
  if (format === "csv") return { contentType: "text/csv; charset=utf-8", fileName, bytes: csvOf(applicants) };
  // A workbook can only be made whole, in a worker thread; it is given chunks of text, which are copied at
  // once.
  const parts: Uint8Array[] = [];
  for await (const some of applicants) parts.push(packRows(some));
  return {
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    fileName,
    bytes: await deps.workers.run("applicantsXlsx", parts, projectId),
  };
}
