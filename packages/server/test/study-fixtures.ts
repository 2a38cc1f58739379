import { type Study, studyCalls } from "@mec/api/study";
import { emptySalesTerms, type SalesTerms } from "@mec/domain/document";
import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import type { SignatoryInput } from "@mec/domain/signatory";
import type { Database } from "../src/db/connect.ts";
import { inTransaction } from "../src/db/transaction.ts";
import { keepCurve } from "../src/features/study/curves/curve-store.ts";
import { addressAt, aSignatory } from "./application-fixtures.ts";
import { prm } from "./curve-files.ts";
import type { TestServer, Visitor } from "./harness.ts";
import { applicationRow, consentRow, consumptionPointRow, productionPointRow, projectRow } from "./rows.ts";

const moment = new Date("2026-06-01T08:00:00Z");
const nextYear = new Date("2027-06-01T08:00:00Z");
/** 2025 in France: 17,520 half-hours. */
const start = new Date("2024-12-31T23:00:00Z");
const halfHours = 17_520;

/** Keeps a year of readings with the same power at every half-hour. */
export function keepFlat(server: TestServer, participant: Participant, watts: number): Promise<void> {
  const wh = new Float64Array(halfHours).fill(watts / 2);
  const curve = { prm, start, stepMinutes: 30, wh, repaired: 0 };
  return inTransaction(server.deps.db, (tx) => keepCurve(tx, participant, curve, moment));
}

export interface StudyScene {
  readonly owner: Visitor & { id: string };
  readonly projectId: string;
  /** 300 W and 500 W all year long; both accepted. */
  readonly small: string;
  readonly big: string;
  /** 200 W; only applied. */
  readonly candidate: string;
  /** 400 W all year long, sold between 0.10 and 0.14 €/kWh. */
  readonly roof: string;
}

/** An individual's contract, whose price is stored with its excise: 0.20 € without, 0.03085 € of excise. */
const contract = { type: "other", tarification: "base", basePrice: 0.23085 } as const;

/** An operation whose figures can be worked out by hand: everybody's power is the same all year long. */
export async function aStudyScene(server: TestServer): Promise<StudyScene> {
  const { db } = server.deps;
  server.setNow(moment);
  const owner = await server.signedUp();
  const neighbour = await server.signedUp();
  const projectId = await projectRow(db, owner.id);
  let applied = 0;
  const addConsumer = async (
    name: string,
    watts: number,
    status: "SIGNATURE" | "APPLICATION",
    meter: string,
  ) => {
    const id = await consumptionPointRow(db, neighbour.id, { name, prm });
    await db
      .updateTable("consumption_point")
      .set({ contract: JSON.stringify(contract) })
      .where("id", "=", id)
      .execute();
    await consentRow(db, { accountId: neighbour.id, consumptionPointId: id, expiresAt: nextYear });
    const applicationId = await applicationRow(db, { projectId, consumptionPointId: id, status });
    applied += 1;
    await db
      .updateTable("application")
      .set({ created_at: new Date(2026, 0, applied) })
      .where("id", "=", applicationId)
      .execute();
    await keepFlat(server, asConsumer(id), watts);
    await renameMeter(server, "consumption_point", id, meter);
    return id;
  };
  const small = await addConsumer("Petite maison", 300, "SIGNATURE", "10000000000001");
  const big = await addConsumer("Grande maison", 500, "SIGNATURE", "10000000000002");
  const candidate = await addConsumer("Candidate", 200, "APPLICATION", "10000000000003");
  const roof = await productionPointRow(db, owner.id, { name: "Toit commun", projectId });
  await consentRow(db, { accountId: owner.id, productionPointId: roof, expiresAt: nextYear });
  await db
    .updateTable("production_point")
    .set({ price_min: 0.1, price_max: 0.14 })
    .where("id", "=", roof)
    .execute();
  await keepFlat(server, asProducer(roof), 400);
  await renameMeter(server, "production_point", roof, "20000000000001");
  return { owner, projectId, small, big, candidate, roof };
}

/** The study that the owner of a scene asks for. */
export const studyOf = ({ owner, projectId }: StudyScene, query: object = {}): Promise<Study> =>
  owner.call(studyCalls.getStudy, { params: { id: projectId }, query: query as never });

/** The kWh of this many watts during the 8,760 hours of 2025. */
export const yearOf = (watts: number) => watts * 8.76;

async function renameMeter(
  { deps: { db } }: TestServer,
  table: "consumption_point" | "production_point",
  id: string,
  meter: string,
): Promise<void> {
  await db.updateTable(table).set({ prm: meter }).where("id", "=", id).execute();
  const column = `${table}_id` as const;
  await db.updateTable("sge_consent").set({ prm: meter }).where(column, "=", id).execute();
}

const fee = {
  required: true,
  amount: 15,
  entranceFeeRequired: true,
  entranceFeeAmount: 20,
  additionalInformation: "",
  paymentMethods: [{ type: "CHEQUE" }],
};

/** What the association of a project asks: 15 € a year, and 20 € once, unless said otherwise. */
export const askFee = (db: Database, projectId: string, other: Partial<typeof fee> = {}) =>
  db
    .insertInto("membership_fee")
    .values({ project_id: projectId, fee: JSON.stringify({ ...fee, ...other }), updated_at: new Date() })
    .execute();

/** Terms of sale of a project, or of one of its points alone. */
export const sayTerms = (
  db: Database,
  projectId: string,
  terms: Partial<SalesTerms>,
  consumptionPointId: string | null = null,
) =>
  db
    .insertInto("sales_terms")
    .values({
      project_id: projectId,
      consumption_point_id: consumptionPointId,
      terms: JSON.stringify({ ...emptySalesTerms, ...terms }),
      updated_at: new Date(),
    })
    .execute();

/** Proposes a price, €/kWh without VAT, to some of the points that applied. */
export async function proposeEach({ deps: { db } }: TestServer, prices: Readonly<Record<string, number>>) {
  for (const [pointId, price] of Object.entries(prices)) {
    const { id } = await db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", pointId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("application_progress")
      .values({ application_id: id, status: "PROPOSAL", price, acted_as: "owner", created_at: moment })
      .execute();
  }
}

const { email, phoneNumber, gender } = aSignatory;

/** A town hall, whose mayor signs. */
export const townHall = {
  entityType: "Professionnel",
  name: "Morvan",
  firstName: "Hélène",
  gender,
  email,
  phoneNumber,
  socialReason: "Commune de Langouet",
  furnitureName: "Commune de Langouet",
  officialRole: "Maire",
  socialAddress: addressAt(),
  juridiction: "Collectivité",
  siretId: "21350146400013",
} satisfies SignatoryInput;

type SignedPoint = { readonly consumption_point_id: string } | { readonly production_point_id: string };

/** Says who signs for a point. */
export const signedBy = ({ deps: { db } }: TestServer, point: SignedPoint, identity: SignatoryInput) =>
  db
    .insertInto("signatory")
    .values({ ...point, identity: JSON.stringify(identity), updated_at: moment })
    .execute();

/** Sellers who add no VAT, as an event tells those of before. */
export const nobodyTaxed = { taxed: 0, exempt: 1, untold: 0 };
