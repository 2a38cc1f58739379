import type { FileAnswer } from "@mec/api";
import { documentKinds, isInFlight } from "@mec/domain/document";
import { isSameParticipant, type Participant } from "@mec/domain/point";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { type ArchiveEntry, makeArchive } from "../../../archives/index.ts";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { type DocumentHolder, holdersOf, isOf, participantOf } from "../document-states.ts";
import type { DocumentRow } from "../document-store.ts";
import { loadSources, type ProjectSources } from "../project-sources.ts";
import { joinedName, makeNamer } from "./archive-names.ts";
import { downloadName, namesOf, plainName } from "./file-name.ts";

/** The files of these documents: the signed ones, and those that wait for a signature. */
async function findKeys(db: Db, documents: readonly DocumentRow[]) {
  const ids = documents.filter(({ status }) => status === "DONE" || isInFlight(status)).map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .selectFrom("document")
    .select(["id", "final_key as finalKey", "prepared_key as preparedKey"])
    .where("id", "in", ids)
    .execute();
}

/** Documents signed by participants whose point is gone, in a folder of their own: of who has left too. */
async function formerEntries(db: Db, projectId: string): Promise<ArchiveEntry[]> {
  const rows = await db
    .selectFrom("document")
    .select(["kind", "file_name as fileName", "final_key as finalKey"])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "is", null)
    .where("production_point_id", "is", null)
    .where("final_key", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const nameFor = makeNamer();
  return rows.flatMap(({ kind, fileName, finalKey }) => {
    const name = downloadName({ kind, fileName, isSigned: true }).replace(/\.pdf$/, "");
    return finalKey === null ? [] : [{ path: `Anciens participants/${nameFor(name)}.pdf`, key: finalKey }];
  });
}

/** A folder for each participant, whose files have the names that they have elsewhere: out of their folders they stay told apart. */
async function entriesOf(
  db: Db,
  sources: ProjectSources,
  holders: readonly DocumentHolder[],
): Promise<ArchiveEntry[]> {
  const keys = new Map((await findKeys(db, sources.documents)).map((row) => [row.id, row]));
  const folderFor = makeNamer();
  return holders.flatMap((holder) => {
    const participant = participantOf(holder);
    const own = sources.documents
      .filter((document) => isOf(participant, document))
      .toSorted((one, other) => documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind));
    const nameFor = makeNamer();
    const files = own.flatMap(({ id, kind, fileName }) => {
      const { finalKey = null, preparedKey = null } = keys.get(id) ?? {};
      const key = finalKey ?? preparedKey;
      if (key === null) return [];
      const called = downloadName({ kind, fileName, isSigned: finalKey !== null }).replace(/\.pdf$/, "");
      return [{ name: `${nameFor(called)}.pdf`, key }];
    });
    if (files.length === 0) return [];
    const folder = folderFor(joinedName(namesOf(holder)));
    return files.map(({ name, key }) => ({ path: `${folder}/${name}`, key }));
  });
}

/**
 * The documents of a project, or of one participant, as a zip.
 * @throws DomainError NO_DOCUMENT as long as nothing was sent, FILE_TOO_LARGE; Busy.
 */
export async function archiveDocuments(
  deps: Deps,
  projectId: string,
  participant: Participant | null,
): Promise<FileAnswer> {
  const sources = await loadSources(
    deps.db,
    { projectId, today: dayInParis(deps.now()) },
    participant ? [participant.id] : undefined,
  );
  const holders = holdersOf(sources).filter(
    (holder) => !participant || isSameParticipant(participantOf(holder), participant),
  );
  const former = participant ? [] : await formerEntries(deps.db, projectId);
  const entries = [...(await entriesOf(deps.db, sources, holders)), ...former];
  if (entries.length === 0) {
    throw new DomainError("NO_DOCUMENT", "Aucun document n’a encore été envoyé à la signature.");
  }
  const whose = participant ? holders.flatMap(namesOf) : [];
  const names = [sources.project.name, ...whose];
  return {
    contentType: "application/zip",
    fileName: `${["documents", ...names.map(plainName)].filter(Boolean).join("-")}.zip`,
    bytes: await makeArchive(deps, entries, projectId),
  };
}
