import type { pmoCalls } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { askFor } from "../../long-work/index.ts";
import { addFile, linkFile, listFiles, removeFile } from "./files.ts";
import { linkPointFile, listPointFiles } from "./point-files.ts";
import { getAssociation, getCreation, getFee, getInterlocutor } from "./read-pmo.ts";
import { saveFee } from "./save-fee.ts";
import { resetAssociation, saveAssociation, saveCreation, saveInterlocutor } from "./save-pmo.ts";
import { writeModel } from "./write-model.ts";

type Calls = typeof pmoCalls;

function descriptionHandlers(deps: Deps) {
  return {
    getPmoInterlocutor: ({ params }) => getInterlocutor(deps, params.id),
    savePmoInterlocutor: ({ params, body }) => saveInterlocutor(deps, params.id, body),
    getPmoAssociation: ({ params }) => getAssociation(deps, params.id),
    savePmoAssociation: ({ params, body: { id: _, ...association } }) =>
      saveAssociation(deps, params.id, association),
    resetPmoAssociation: ({ params }) => resetAssociation(deps, params.id),
    getPmoCreation: ({ params }) => getCreation(deps, params.id),
    savePmoCreation: ({ params, body }) => saveCreation(deps, params.id, body.alreadyCreated),
    getMembershipFee: ({ params }) => getFee(deps, params.id),
    saveMembershipFee: ({ params, body: { id: _, pmoAssociationId: __, ...fee } }) =>
      saveFee(deps, params.id, fee),
    getStatutesModel: ({ params, query }, { asker }) =>
      askFor(deps, writeModel, [params.id, "statutes", query.format], asker),
    previewStatutes: ({ params, body }, { asker }) =>
      askFor(deps, writeModel, [params.id, "statutes", "pdf", body], asker),
    getMinutesModel: ({ params, query }, { asker }) =>
      askFor(deps, writeModel, [params.id, "minutes", query.format], asker),
    getInternalRulesModel: ({ params, query }, { asker }) =>
      askFor(deps, writeModel, [params.id, "internal-rules", query.format], asker),
  } satisfies Partial<HandlersOf<Calls>>;
}

const statutes: PmoFileKind = "pmo-status";
const rules: PmoFileKind = "internal-rules";

function fileHandlers(deps: Deps) {
  return {
    listStatutes: ({ params }) => listFiles(deps, params.id, statutes),
    uploadStatutes: ({ params, upload }) => addFile(deps, params.id, statutes, upload),
    linkStatutes: ({ params }) => linkFile(deps, params.id, statutes, params.docId),
    deleteStatutes: ({ params }) => removeFile(deps, params.id, statutes, params.docId),
    listInternalRules: ({ params }) => listFiles(deps, params.id, rules),
    uploadInternalRules: ({ params, upload }) => addFile(deps, params.id, rules, upload),
    linkInternalRules: ({ params }) => linkFile(deps, params.id, rules, params.docId),
    deleteInternalRules: ({ params }) => removeFile(deps, params.id, rules, params.docId),
    listPointStatutes: ({ params, query }) => listPointFiles(deps, params.id, query.projectId, statutes),
    linkPointStatutes: ({ params }) => linkPointFile(deps, params.id, statutes, params.docId),
    listPointInternalRules: ({ params, query }) => listPointFiles(deps, params.id, query.projectId, rules),
    linkPointInternalRules: ({ params }) => linkPointFile(deps, params.id, rules, params.docId),
  } satisfies Partial<HandlersOf<Calls>>;
}

export function pmoHandlers(deps: Deps): HandlersOf<Calls> {
  return { ...descriptionHandlers(deps), ...fileHandlers(deps) };
}
