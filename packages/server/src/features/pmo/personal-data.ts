import type { Db } from "../../db/transaction.ts";
import { membershipFee } from "../../encryption/index.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";

const readFileRows = (db: Db, accountId: string) =>
  db
    .selectFrom("pmo_file")
    .innerJoin("project", "project.id", "pmo_file.project_id")
    .select([
      "pmo_file.id",
      "pmo_file.project_id as projectId",
      "pmo_file.kind",
      "pmo_file.name",
      "pmo_file.created_at as createdAt",
      "pmo_file.storage_key as key",
    ])
    .where("project.account_id", "=", accountId)
    .orderBy("pmo_file.created_at")
    .execute();

/** What the person entered about the PMO of each of their projects, with the list of its files. */
async function readLegalBodies(db: Db, accountId: string) {
  const bodies = await db
    .selectFrom("project")
    .leftJoin("pmo_interlocutor", "pmo_interlocutor.project_id", "project.id")
    .leftJoin("pmo_association", "pmo_association.project_id", "project.id")
    .leftJoin("pmo_creation", "pmo_creation.project_id", "project.id")
    .leftJoin("membership_fee", "membership_fee.project_id", "project.id")
    .select([
      "project.id as projectId",
      "interlocutor",
      "association",
      "already_created as alreadyCreated",
      "fee",
    ])
    .where("project.account_id", "=", accountId)
    .orderBy("project.created_at")
    .execute();
  const files = await readFileRows(db, accountId);
  return bodies.map((body) => ({
    ...body,
    fee: membershipFee.open(body.projectId, body.fee),
    files: files
      .filter(({ projectId }) => projectId === body.projectId)
      .map(({ kind, name, createdAt }) => ({ kind, name, createdAt })),
  }));
}

export const pmoPersonalData = {
  inWords: [
    "personne morale de vos projets (association, interlocuteur, cotisation), dont les fichiers que vous avez déposés sont dans le dossier statuts-et-reglements",
  ],
  read: async ({ db }, { id }) => ({ personnesMorales: await readLegalBodies(db, id) }),
  /** The statutes and internal rules that the person uploaded; they are compressed already. */
  async files({ db }, { id: accountId }) {
    const files = await readFileRows(db, accountId);
    return files.map(({ id, projectId, name, key }) => ({
      path: `statuts-et-reglements/projet-${projectId}/${id}-${name}`,
      key,
    }));
  },
} satisfies PersonalData;
