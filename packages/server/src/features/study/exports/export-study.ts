import { Readable } from "node:stream";
import type { FileAnswer } from "@mec/api";
import { projectSlug } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { computeOnce } from "../../../results/index.ts";
import { makeStudy } from "../get-study.ts";
import type { StudyChoice } from "../load-study.ts";
import { studyCsv } from "./study-csv.ts";

/** Sent as it lies in memory: that of a town weighs 21 MB. */
const inPieces = (pieces: readonly Uint8Array[]): Readable => Readable.from(pieces, { objectMode: false });

/** The study as a file: figures for a spreadsheet, or a report to read. */
export async function exportStudy(
  deps: Deps,
  projectId: string,
  { format, ...choice }: StudyChoice & { format: "csv" | "xlsx" | "pdf" },
): Promise<FileAnswer> {
  const { study, projectName } = await makeStudy(deps, projectId, choice);
  const date = deps.now();
  const fileName = `etude-${projectSlug(projectName)}-${dayInParis(date)}.${format}`;
  switch (format) {
    case "csv":
      return { contentType: "text/csv; charset=utf-8", fileName, bytes: studyCsv(study) };
    case "xlsx":
      return {
        contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        fileName,
        bytes: await computeOnce(deps, "studyXlsx", study, projectId),
      };
    case "pdf":
      return {
        contentType: "application/pdf",
        fileName,
        bytes: inPieces(await computeOnce(deps, "studyReport", { projectName, study, date }, projectId)),
      };
  }
}
