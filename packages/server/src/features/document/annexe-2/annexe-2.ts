import type { FileAnswer } from "@mec/api";
import type { AnnexeDetails } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import type { Annexe2Data } from "../../../documents/annexe-2/data.ts";
import { plainName } from "../files/file-name.ts";
import { loadAnnexe2 } from "./annexe-2-data.ts";

type Format = "pdf" | "csv" | "xlsx";

async function annexe2File(deps: Deps, data: Annexe2Data, format: Format): Promise<FileAnswer> {
  const fileName = `annexe-2-${plainName(data.project.name)}-${dayInParis(new Date(data.date))}.${format}`;
  switch (format) {
    case "csv":
      return {
        contentType: "text/csv; charset=utf-8",
        fileName,
        bytes: await deps.workers.run("annexe2Csv", data, data.project.id),
      };
    case "xlsx":
      return {
        contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        fileName,
        bytes: await deps.workers.run("annexe2Xlsx", data, data.project.id),
      };
    case "pdf":
      return {
        contentType: "application/pdf",
        fileName,
        bytes: await deps.workers.run("annexe2Pdf", data, data.project.id),
      };
  }
}

/** The list of participants and the key, to be copied into the grid operator's form. @throws DomainError NOT_FOUND. */
export async function getAnnexe2(deps: Deps, projectId: string, format: Format): Promise<FileAnswer> {
  return annexe2File(deps, await loadAnnexe2(deps, projectId), format);
}

/** A preview of the annex, with the details that are being typed. @throws DomainError NOT_FOUND. */
export async function previewAnnexe2(
  deps: Deps,
  projectId: string,
  draft: AnnexeDetails,
): Promise<FileAnswer> {
  return annexe2File(deps, await loadAnnexe2(deps, projectId, draft), "pdf");
}
