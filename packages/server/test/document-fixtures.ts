import { randomUUID } from "node:crypto";
import type { ApplicationStatus } from "@mec/domain/application";
import type { SalesTerms } from "@mec/domain/document";
import type { MembershipFee, PmoAssociation, PmoInterlocutor } from "@mec/domain/pmo";
import type { Database } from "../src/db/connect.ts";
import { addressAt, aSignatory, confirmEmail } from "./application-fixtures.ts";
import type { TestServer, Visitor } from "./harness.ts";
import { keptScene } from "./kept-scenes.ts";

/** What the rows are written to. */
interface Kept {
  readonly deps: { readonly db: Database };
}

const moment = new Date("2026-03-01T10:00:00Z");

const anAssociation: PmoAssociation = {
  associationName: "Les Watts de Rennes",
  email: "contact@watts.fr",
  rnaId: "W351234567",
  address: addressAt(),
  preamble: "",
  territory: "Rennes",
  founders: [],
};

export const anInterlocutor: PmoInterlocutor = {
  gender: "F",
  firstName: "Odile",
  lastName: "Martin",
  email: "odile@watts.fr",
  phoneNumber: "06 12 34 56 78",
  projectIdentification: "",
};

const aFee: MembershipFee = {
  required: true,
  amount: 10,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  additionalInformation: "",
  paymentMethods: [{ type: "CHEQUE" }],
};

export const someTerms: SalesTerms = {
  name: "Vente locale",
  durationYears: 5,
  startDate: "2027-01-01",
  price: 0.12,
  vatRegime: "standard",
  indexation: "fixed",
  indexationRate: 1.5,
  subscription: null,
  billingFrequency: "monthly",
  billingMeans: "transfer",
  paymentDays: 30,
  tacitRenewal: true,
  noticeMonths: 3,
  closingInvoiceMonths: 2,
  penaltyRate: 0,
  penaltyKwh: null,
  energyKind: "photovoltaic",
  power: 36,
  installationDate: null,
  purchaseContract: true,
};

export interface DocumentsScene {
  readonly owner: Visitor & { id: string; email: string };
  readonly producer: Visitor & { id: string; email: string };
  readonly consumer: Visitor & { id: string; email: string };
  readonly projectId: string;
  readonly productionPointId: string;
  /** The consumers' points, in the order of their applications. */
  readonly consumers: readonly string[];
}

export interface SceneGiven {
  readonly consumers?: number;
  readonly plans?: readonly ("pmo" | "vente" | "convention")[];
  readonly key?: "static" | "dynamic-per-default";
  readonly status?: ApplicationStatus;
  /** What the scene leaves out. */
  readonly without?: readonly ("association" | "interlocutor" | "fee" | "producer")[];
}

const place = (km: number) => {
  const address = addressAt(km);
  return { address: JSON.stringify(address), ...address.coordinates };
};

async function insertProject({ deps }: Kept, ownerId: string, given: SceneGiven): Promise<string> {
  const { id } = await deps.db
    .insertInto("project")
    .values({
      ...place(0),
      account_id: ownerId,
      name: "Soleil de Rennes",
      normalised_name: "soleil de rennes",
      description: "Une toiture d’école qui partage son électricité. ".repeat(4),
      perimeter: 2,
      city: "Rennes",
      department: "35",
      region: "53",
      repartition_key: given.key ?? "dynamic-per-default",
      visibility: true,
      created_at: moment,
      updated_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function insertPmo({ deps: { db } }: Kept, projectId: string, without: readonly string[]) {
  const common = { project_id: projectId, updated_at: moment };
  if (!without.includes("association")) {
    const association = JSON.stringify(anAssociation);
    await db
      .insertInto("pmo_association")
      .values({ ...common, association })
      .execute();
  }
  if (!without.includes("interlocutor")) {
    const interlocutor = JSON.stringify(anInterlocutor);
    await db
      .insertInto("pmo_interlocutor")
      .values({ ...common, interlocutor })
      .execute();
  }
  if (!without.includes("fee")) {
    await db
      .insertInto("membership_fee")
      .values({ ...common, fee: JSON.stringify(aFee) })
      .execute();
  }
}

export async function takePlans(
  { deps }: Kept,
  accountId: string,
  groups: readonly ("pmo" | "vente" | "convention")[],
): Promise<void> {
  if (groups.length === 0) return;
  await deps.db
    .insertInto("service_plan")
    .values(
      groups.map((group) => ({
        account_id: accountId,
        plan_code: `${group}-usage` as const,
        chosen_at: moment,
      })),
    )
    .execute();
}

async function insertProducer({ deps: { db } }: Kept, projectId: string, accountId: string) {
  const id = randomUUID();
  await db
    .insertInto("production_point")
    .values({
      ...place(0.2),
      id,
      account_id: accountId,
      project_id: projectId,
      name: "Toit de l’école",
      production_type: "photovoltaic",
      annual_production: 36_000,
      production_power: 36,
      prm: "30009999999991",
      segment: "C5",
      price_min: 0.1,
      price_max: 0.15,
      created_at: moment,
      updated_at: moment,
    })
    .execute();
  const identity = { ...aSignatory, firstName: "Rémi", name: "Toiture", email: "remi@toit.fr" };
  await db
    .insertInto("signatory")
    .values({ production_point_id: id, identity: JSON.stringify(identity), updated_at: moment })
    .execute();
  return id;
}

/** Consumers who were accepted at 0.11 €/kWh, with all that their documents need. */
export async function insertConsumers(
  { deps: { db } }: Kept,
  projectId: string,
  accountId: string,
  { count, status = "SIGNATURE", first = 0 }: { count: number; status?: ApplicationStatus; first?: number },
): Promise<string[]> {
  if (count === 0) return [];
  const points = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return { id: randomUUID(), number, prm: `3000${String(number).padStart(10, "0")}` };
  });
  await db
    .insertInto("consumption_point")
    .values(
      points.map(({ id, number, prm }) => ({
        ...place(0.5),
        id,
        prm,
        account_id: accountId,
        name: `Maison ${number}`,
        consumer_type: "individual" as const,
        annual_consumption: 4000,
        segment: "C5" as const,
        created_at: moment,
        updated_at: moment,
      })),
    )
    .execute();
  await db
    .insertInto("signatory")
    .values(
      points.map(({ id, number }) => ({
        consumption_point_id: id,
        identity: JSON.stringify({
          ...aSignatory,
          firstName: "Hugo",
          name: `Petit ${"ABCDEFGHIJ".charAt(number % 10).repeat(1 + (number % 3))}`,
          email: `hugo${number}@exemple.fr`,
        }),
        updated_at: moment,
      })),
    )
    .execute();
  const applications = await db
    .insertInto("application")
    .values(
      points.map(({ id, number, prm }) => ({
        project_id: projectId,
        consumption_point_id: id,
        is_from_project_owner: false,
        status,
        prm,
        created_at: new Date(moment.getTime() + number * 1000),
      })),
    )
    .returning("id")
    .execute();
  await db
    .insertInto("application_progress")
    .values(
      applications.flatMap(({ id }) => [
        {
          application_id: id,
          status: "PROPOSAL" as const,
          price: 0.11,
          acted_as: "owner" as const,
          created_at: moment,
        },
        {
          application_id: id,
          status,
          price: null,
          acted_as: "holder" as const,
          created_at: new Date(moment.getTime() + 1000),
        },
      ]),
    )
    .execute();
  return points.map(({ id }) => id);
}

type Rows = Pick<DocumentsScene, "projectId" | "productionPointId" | "consumers">;

/** A project whose documents can be sent, as rows of its three accounts. */
export async function insertScene(
  kept: Kept,
  accounts: Record<"ownerId" | "producerId" | "consumerId", string>,
  given: SceneGiven = {},
): Promise<Rows> {
  const without = given.without ?? [];
  const projectId = await insertProject(kept, accounts.ownerId, given);
  await insertPmo(kept, projectId, without);
  await takePlans(kept, accounts.ownerId, given.plans ?? ["pmo", "vente", "convention"]);
  const productionPointId = without.includes("producer")
    ? ""
    : await insertProducer(kept, projectId, accounts.producerId);
  const consumers = await insertConsumers(kept, projectId, accounts.consumerId, {
    count: given.consumers ?? 1,
    ...(given.status ? { status: given.status } : {}),
  });
  return { projectId, productionPointId, consumers };
}

async function makeDocumentsScene(server: TestServer, given: SceneGiven): Promise<DocumentsScene> {
  const owner = await server.signedUp({ firstName: "Odile", lastName: "Martin" });
  const producer = await server.signedUp({ firstName: "Rémi", lastName: "Toiture" });
  const consumer = await server.signedUp({ firstName: "Hugo", lastName: "Petit" });
  for (const { id } of [owner, producer, consumer]) await confirmEmail(server, id);
  const accounts = { ownerId: owner.id, producerId: producer.id, consumerId: consumer.id };
  return { owner, producer, consumer, ...(await insertScene(server, accounts, given)) };
}

/** A project whose documents can be sent: its owner, a producer, and consumers who were accepted. */
export const documentsScene = (server: TestServer, given?: SceneGiven): Promise<DocumentsScene> =>
  given
    ? makeDocumentsScene(server, given)
    : keptScene(server, "documents", () => makeDocumentsScene(server, {}));

/** Makes the scene's plant the owner's own. */
export const takePlant = ({ deps }: TestServer, { owner, productionPointId }: DocumentsScene) =>
  deps.db
    .updateTable("production_point")
    .set({ account_id: owner.id })
    .where("id", "=", productionPointId)
    .execute();

/** The living documents of a project, as they are kept. */
export function documentRows({ deps }: TestServer, projectId: string) {
  return deps.db
    .selectFrom("document")
    .select([
      "id",
      "kind",
      "status",
      "consumption_point_id as consumptionPointId",
      "production_point_id as productionPointId",
      "prepared_key as preparedKey",
      "reason",
    ])
    .where("project_id", "=", projectId)
    .where("superseded_at", "is", null)
    .orderBy("kind")
    .orderBy("created_at")
    .execute();
}
