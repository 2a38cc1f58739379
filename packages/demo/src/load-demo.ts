import { countsAsParticipant } from "@mec/domain/application";
import { inTransaction, type Tx } from "../../server/src/db/transaction.ts";
import type { Deps } from "../../server/src/deps.ts";
import { storeFee } from "../../server/src/features/pmo/index.ts";
import { demoFee } from "./document-content.ts";
import { actorOf, loadDemoDocuments } from "./documents.ts";
import { type InsertedHome, insertHomes, insertProducer, planHomes } from "./neighbours.ts";
import {
  enrolDemoSupport,
  hashDemoPasswords,
  insertDemoPeople,
  keepAccounts,
  makeDemoAccounts,
} from "./people.ts";
import { fullAddress, type InsertedProject, insertDemoProjects, storePictures } from "./projects.ts";

/** An incomplete demonstration is better than a product that does not start. */
async function loadDocuments(
  deps: Deps,
  { id, ownerId, project }: InsertedProject,
  homes: readonly InsertedHome[],
): Promise<void> {
  try {
    const owner = await actorOf(deps, ownerId);
    await loadDemoDocuments(deps, { id, name: project.name, owner, address: fullAddress(project) }, homes);
  } catch (error) {
    deps.log.error({ err: error }, "the demonstration's documents");
  }
}

/**
 * Says what members pay where a project tells it, and where somebody was accepted: no bulletin can be signed before. It was
 * said before anybody had a price, or it would be told to them all as news.
 */
async function settleFees(
  tx: Tx,
  projects: readonly InsertedProject[],
  homes: readonly InsertedHome[],
  now: Date,
): Promise<void> {
  const accepted = homes.filter(({ status }) => status !== null && countsAsParticipant(status));
  const joined = new Set(accepted.map(({ project }) => project.id));
  const then = { now: new Date(now.getTime() - 365 * 86_400_000), isSame: false };
  for (const { id, project } of projects) {
    const amount = project.yearlyFee ?? (joined.has(id) ? demoFee.amount : undefined);
    if (amount !== undefined) await storeFee(tx, id, { ...demoFee, amount }, then);
  }
}

/**
 * Fills a new database with people, projects and applications in every status, all at once or not at all; then with
 * the first project's documents, as its owner and participants would make them.
 */
export async function loadDemo(deps: Deps): Promise<void> {
  deps.workers.warm();
  const accounts = makeDemoAccounts();
  const [hashes, pictures] = await Promise.all([
    hashDemoPasswords(deps, accounts),
    storePictures(deps.storage),
  ]);
  const now = deps.now();
  const { projects, homes, supportSecret } = await inTransaction(deps.db, async (tx) => {
    const { byRole, neighbours } = await insertDemoPeople(tx, accounts, hashes, now);
    const secret = await enrolDemoSupport(tx, { id: byRole.support, now });
    const owners = [byRole.porteur, ...neighbours.slice(80).map(({ id }) => id)];
    const projects = await insertDemoProjects(tx, owners, pictures, now);
    const known = { consumer: byRole.consommateur, professional: byRole.professionnel };
    const inserted = await insertHomes(deps, tx, planHomes(neighbours, projects, known), now);
    if (projects[0]) await insertProducer(tx, byRole.producteur, projects[0], now);
    await settleFees(tx, projects, inserted, now);
    return { projects, homes: inserted, supportSecret: secret };
  });
  const { dataDir, publicUrl } = deps.config;
  keepAccounts(dataDir, accounts, { supportSecret, publicUrl });
  const [project] = projects;
  if (project) await loadDocuments(deps, project, homes);
}
