import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { insertHomes, insertProducer, planHomes } from "./neighbours.ts";
import { hashDemoPasswords, insertDemoPeople, keepAccounts, makeDemoAccounts } from "./people.ts";
import { insertDemoProjects, storePictures } from "./projects.ts";

export { readDemoAccounts } from "./people.ts";

/** Fills a new database with people, projects and applications in every status, all at once or not at all. */
export async function loadDemo(deps: Deps): Promise<void> {
  const accounts = makeDemoAccounts();
  const [hashes, pictures] = await Promise.all([hashDemoPasswords(accounts), storePictures(deps.storage)]);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const { byRole, neighbours } = await insertDemoPeople(tx, accounts, hashes, now);
    const owners = [byRole.porteur, ...neighbours.slice(80)];
    const projects = await insertDemoProjects(tx, owners, pictures, now);
    const known = { consumer: byRole.consommateur, professional: byRole.professionnel };
    await insertHomes(tx, planHomes(neighbours, projects, known), now);
    if (projects[0]) await insertProducer(tx, byRole.producteur, projects[0], now);
  });
  keepAccounts(deps.config.dataDir, accounts);
}
