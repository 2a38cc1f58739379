import type { ModeratedProject } from "@mec/api/support";
import type { ModerationStatus } from "@mec/domain/support";
import { type Paging, readPart } from "../../answering.ts";
import type { Deps } from "../../deps.ts";
import { projectsByIds } from "../project/index.ts";
import { findOpenReports } from "./abuse-reports.ts";
import { countModerated, findDecisions, findDeclaredNumbers, findModeratedIds, findOwners } from "./store.ts";

const goneAuthor = "Compte supprimé";

/** Projects with their owner, the decisions on them and the reports since, in the order of these ids. */
export async function loadModerated(deps: Deps, ids: readonly string[]): Promise<ModeratedProject[]> {
  if (ids.length === 0) return [];
  const projects = await projectsByIds(deps.db, ids, "thumbnail");
  const owners = await findOwners(deps.db, ids);
  const numbers = await findDeclaredNumbers(deps.db, ids);
  const decisions = await findDecisions(deps.db, ids);
  const reported = await findOpenReports(deps.db, ids);
  return ids.flatMap((id) => {
    const project = projects.get(id);
    const owner = owners.get(id);
    const declared = numbers.get(id);
    if (!project || !owner || !declared) return [];
    const history = decisions
      .filter(({ projectId }) => projectId === id)
      .map(({ decision, reason, author, createdAt }) => ({
        decision,
        reason,
        author: author ?? goneAuthor,
        createdAt: createdAt.toISOString(),
      }));
    const reports = reported
      .filter(({ projectId }) => projectId === id)
      .map(({ projectId: _, ...report }) => report);
    return [{ project, declared, owner, history, reports }];
  });
}

/** The projects to moderate; all projects when no status is given. */
export async function listModeratedProjects(
  deps: Deps,
  status: ModerationStatus | undefined,
  paging: Paging,
): Promise<ModeratedProject[]> {
  const ids = await readPart(
    paging,
    (part) => findModeratedIds(deps.db, status, part),
    () => countModerated(deps.db, status),
  );
  return loadModerated(deps, ids);
}
