import type { FileAnswer } from "@mec/api";
import { projectSlug } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import type { ModelFormat, PmoModel } from "../../documents/pmo/model-file.ts";
import { findPerimeterDetails, projectsByIds } from "../project/index.ts";
import { draftPmo, type PmoDraft } from "./draft.ts";
import { readPmo } from "./read-pmo.ts";

const contentTypes: Record<ModelFormat, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};
const fileNames: Record<PmoModel, string> = {
  statutes: "statuts",
  minutes: "proces-verbal-ag-constitutive",
  "internal-rules": "reglement-interieur",
};

/**
 * A model document from what was entered about the PMO, whatever is missing, with the values being typed when
 * a draft is given: editable unless a format to read is asked for.
 * @throws DomainError NOT_FOUND.
 */
export async function writeModel(
  deps: Deps,
  projectId: string,
  model: PmoModel,
  format: ModelFormat = "docx",
  draft: PmoDraft = {},
): Promise<FileAnswer> {
  const project = (await projectsByIds(deps.db, [projectId], "none")).get(projectId);
  if (!project) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const { name, perimeter, repartitionKey, address } = project;
  const pmo = draftPmo(await readPmo(deps.db, projectId), draft);
  const { ground } = await findPerimeterDetails(deps.db, projectId);
  const data = {
    date: deps.now().toISOString(),
    project: { id: projectId, name, city: address.city, perimeter, ground, repartitionKey },
    ...pmo,
  };
  const bytes = await deps.workers.run("pmoModel", { model, format, data }, projectId);
  const fileName = `modele-${fileNames[model]}-${projectSlug(name)}.${format}`;
  return { contentType: contentTypes[format], fileName, bytes };
}
