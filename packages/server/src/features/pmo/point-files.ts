import type { PmoFile } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { findProjectOfPoint, listPmoFiles } from "./file-store.ts";
import { linkFile } from "./files.ts";

/**
 * Applicants may read the statutes and internal rules of the project that they applied to, and of no other.
 */
async function projectOf({ db }: Deps, pointId: string): Promise<string> {
  const projectId = await findProjectOfPoint(db, pointId);
  if (projectId === null) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return projectId;
}

/** @throws DomainError NOT_FOUND when the point did not apply to this project. */
export async function listPointFiles(
  deps: Deps,
  pointId: string,
  projectId: string,
  kind: PmoFileKind,
): Promise<PmoFile[]> {
  if ((await projectOf(deps, pointId)) !== projectId) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return listPmoFiles(deps.db, projectId, kind);
}

/** @throws DomainError NOT_FOUND when the file is not of the project that the point applied to. */
export async function linkPointFile(
  deps: Deps,
  pointId: string,
  kind: PmoFileKind,
  id: string,
): Promise<{ presignedUrl: string }> {
  return linkFile(deps, await projectOf(deps, pointId), kind, id);
}
