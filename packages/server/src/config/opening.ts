import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { dataDirIn } from "../config.ts";
import { connectPostgres, type Database } from "../db/connect.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { restoreFaults } from "./data-dir.ts";
import { demoDomain } from "./demo-accounts.ts";
import { portFaults } from "./port.ts";
import { demoAccountsFault, isPublicStart } from "./public-start.ts";
import { environmentSchema, givenOf } from "./variables.ts";

const silent = "le serveur ne répond pas\u00a0; vérifiez l’hôte, le port et le pare-feu.";
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    "aucun serveur ne répond à cette adresse\u00a0; démarrez PostgreSQL, ou corrigez l’hôte et le port.",
  ENOTFOUND: "cet hôte est inconnu\u00a0; corrigez son nom.",
  ETIMEDOUT: silent,
  "53300":
    "le serveur n’a plus de connexion libre\u00a0; augmentez max_connections, ou fermez ce qui en garde.",
  "57P03": "le serveur démarre ou se répare encore\u00a0; attendez qu’il soit prêt.",
  EAI_AGAIN: "le nom de cet hôte n’a pas pu être cherché\u00a0; vérifiez le DNS de cette machine.",
  "28P01": "l’utilisateur ou le mot de passe est refusé\u00a0; corrigez-les.",
  "28000": "cet utilisateur est refusé\u00a0; vérifiez ses droits (pg_hba.conf).",
  "3D000": "cette base n’existe pas\u00a0; créez-la (createdb), ou corrigez son nom.",
};

async function holdsDemoAccounts(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('account') is not null as found`.execute(db);
  if (!rows[0]?.found) return false;
  const demo = await db
    .selectFrom("account")
    .select("id")
    .where("email", "like", `%@${demoDomain}`)
    .limit(1)
    .executeTakeFirst();
  return demo !== undefined;
}

/** @throws the error itself, when it is none of a database that cannot be reached. */
function unreachedFault(error: unknown): string {
  const reason =
    reasons[(error as { code?: string }).code ?? ""] ?? (isUnavailable(error) ? silent : undefined);
  if (reason === undefined) throw error;
  return `DATABASE_URL\u00a0: ${reason}`;
}

/** Why this database cannot be used: it does not answer, or holds what a server reachable by others must not hold. */
export async function databaseFaults(db: Database, isPublic: boolean): Promise<string[]> {
  try {
    return (await holdsDemoAccounts(db)) && isPublic ? [demoAccountsFault] : [];
  } catch (error) {
    return [unreachedFault(error)];
  }
}

/** Why the embedded database does not open: another process has it, or its files are broken. */
export function embeddedFault(dataDir: string, error: unknown): string {
  const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return reason.includes("in use by another process")
    ? `DATA_DIR=${dataDir}\u00a0: un autre processus utilise cette base\u00a0; arrêtez-le d’abord. (${reason})`
    : `DATA_DIR=${dataDir}\u00a0: la base embarquée ne s’ouvre pas\u00a0; gardez ce dossier, et restaurez la dernière sauvegarde dans un dossier vide (npm run restore). (${reason})`;
}

/** How long a start waits for a database that is not there yet. */
export interface Patience {
  readonly waitMs: number;
  /** Tells the operator what the start waits for. */
  readonly tell: (sentence: string) => unknown;
}

const retryMs = 1_000;

const secondsUntil = (deadline: number) => Math.ceil((deadline - Date.now()) / 1000);

/** Waits until the database answers. @returns why it does not, when it did not in time. */
async function waitForAnswer(db: Database, { waitMs, tell }: Patience): Promise<string | undefined> {
  const deadline = Date.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    try {
      await sql`select 1`.execute(db);
      return undefined;
    } catch (error) {
      const fault = unreachedFault(error);
      if (!isUnavailable(error) || Date.now() + retryMs >= deadline) return fault;
      if (tries % 5 === 0)
        tell(
          `DATABASE_URL\u00a0: la base ne répond pas encore, nouvel essai pendant ${secondsUntil(deadline)}\u00a0s.`,
        );
      await pause(retryMs);
    }
  }
}

/** Machines that start bring their services up in any order: the database may not be there yet. */
async function postgresFaults(url: string, isPublic: boolean, patience: Patience): Promise<string[]> {
  const connection = connectPostgres(url, { answers: 1, background: 1 });
  try {
    const fault = await waitForAnswer(connection.db, patience);
    return fault === undefined ? await databaseFaults(connection.db, isPublic) : [fault];
  } finally {
    await connection.close();
  }
}

const untilThere: Patience = { waitMs: 60_000, tell: (sentence) => process.stderr.write(`${sentence}\n`) };

/** Faults that only show on a first attempt: a port in use, a database that does not answer. Changes nothing. */
export async function openingFaults(
  environment: NodeJS.ProcessEnv,
  patience: Patience = untilThere,
): Promise<string[]> {
  const given = givenOf(environment);
  const { data } = environmentSchema.safeParse(given);
  if (!data) return [];
  const found = [
    ...restoreFaults(dataDirIn(environment)),
    ...(await portFaults({ host: data.HOST, port: data.PORT })),
  ];
  if (data.DATABASE_URL === undefined || found.length > 0) return found;
  return postgresFaults(data.DATABASE_URL, isPublicStart(given), patience);
}
