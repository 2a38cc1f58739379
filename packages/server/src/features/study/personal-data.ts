import type { ArchiveEntry } from "../../archives/index.ts";
import type { Db } from "../../db/transaction.ts";
import type { PersonalData } from "../../meeting/personal-data.ts";
import { readCurves, readingsOf } from "./curves/stored-curve.ts";

/** The person's meters that have readings; the readings themselves are files of the archive. */
const readLoadCurves = (db: Db, accountId: string) =>
  db
    .selectFrom("load_curve as curve")
    .leftJoin("consumption_point as c", "c.id", "curve.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "curve.production_point_id")
    .select((select) => [
      select.fn.coalesce("c.id", "p.id").$notNull().as("pointId"),
      "curve.prm",
      "curve.starts_at as startsAt",
      "curve.ends_at as endsAt",
      "curve.step_minutes as stepMinutes",
      "curve.energy_wh as energyWh",
      "curve.received_at as receivedAt",
    ])
    .where((where) =>
      where.or([where("c.account_id", "=", accountId), where("p.account_id", "=", accountId)]),
    )
    .orderBy("curve.id")
    .execute();

export const studyPersonalData = {
  inWords: ["courbes de charge que vous avez déposées, dont les relevés sont dans le dossier courbes"],
  read: async ({ db }, { id }) => ({ courbesDeCharge: await readLoadCurves(db, id) }),
  /** The readings of each meter, in Wh at each step that has one. */
  async files({ db, workers }, { id }) {
    const curves = await readLoadCurves(db, id);
    const stored = await readCurves(
      db,
      curves.map(({ pointId }) => pointId),
    );
    const files: ArchiveEntry[] = [];
    for (const [pointId, curve] of stored) {
      const bytes = await workers.run("readingsCsv", readingsOf(curve), id);
      files.push({ path: `courbes/${pointId}.csv`, bytes });
    }
    return files;
  },
} satisfies PersonalData;
