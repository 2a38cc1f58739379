import { randomUUID } from "node:crypto";
import type { Address } from "@mec/domain/address";
import { type ApplicationStatus, countsAsParticipant } from "@mec/domain/application";
import { asConsumer, asProducer, type WorkingHours } from "@mec/domain/point";
import { toColumns } from "../../server/src/db/participant-columns.ts";
import type { Tx } from "../../server/src/db/transaction.ts";
import type { Deps } from "../../server/src/deps.ts";
import { insertConsumptionPoint } from "../../server/src/features/point/index.ts";
import { demoPeople } from "./content.ts";
import { contractOf } from "./contracts.ts";
import type { Neighbour } from "./people.ts";
import type { InsertedProject } from "./projects.ts";

/** The way an application came to each status; the last step is the newest. */
const histories: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  APPLICATION: ["APPLICATION"],
  PROPOSAL: ["APPLICATION", "PROPOSAL"],
  SIGNATURE: ["APPLICATION", "PROPOSAL", "SIGNATURE"],
  SIGNED: ["APPLICATION", "PROPOSAL", "SIGNATURE", "SIGNED"],
  EXPLOITATION: ["APPLICATION", "PROPOSAL", "SIGNATURE", "SIGNED", "EXPLOITATION"],
  REJECTED: ["APPLICATION", "REJECTED"],
};
const statuses: readonly (ApplicationStatus | null)[] = [
  "APPLICATION",
  "PROPOSAL",
  "SIGNATURE",
  "APPLICATION",
  "EXPLOITATION",
  "SIGNED",
  "REJECTED",
  "APPLICATION",
  "SIGNATURE",
  null,
];

/** Numbers between 0 and 1, the same at every installation. */
function repeatable(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

const streets = [
  "Rue des Lilas",
  "Rue du Moulin",
  "Chemin des Vignes",
  "Rue de la Mairie",
  "Impasse du Verger",
];

/** A home within 900 m of the project; one in eleven is too far. */
function homeAddress({ project }: InsertedProject, index: number) {
  const { address } = project;
  const away = (index % 11 === 10 ? 2.6 : 0.1 + 0.8 * repeatable(index)) / 111;
  const angle = 2 * Math.PI * repeatable(index + 500);
  const latitude = address.coordinates.latitude + away * Math.cos(angle);
  const longitude =
    address.coordinates.longitude + (away * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180);
  const houseNumber = String(1 + (index % 60));
  const street = streets[index % streets.length] ?? "Rue des Lilas";
  return {
    label: `${houseNumber} ${street} ${address.postCode} ${address.city}`,
    houseNumber,
    street,
    postCode: address.postCode,
    city: address.city,
    citycode: address.citycode,
    coordinates: { latitude: round(latitude), longitude: round(longitude) },
  };
}
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export interface DemoHome {
  readonly accountId: string;
  readonly name: string;
  readonly project: InsertedProject;
  readonly status: ApplicationStatus | null;
  readonly professional: boolean;
  /** Told where it matters; else one of the usual figures. */
  readonly annualKwh?: number;
  /** Of a business that told when it works. */
  readonly workingHours?: WorkingHours;
}

/** Nobody shares before his project does. */
const statusIn = (
  { project }: InsertedProject,
  status: ApplicationStatus | null,
): ApplicationStatus | null => (status === "EXPLOITATION" && !project.shares ? "SIGNED" : status);

/** 120 homes and shops: a third around the first project, so that its owner's tables are full; the rest everywhere. */
export function planHomes(
  neighbours: readonly Neighbour[],
  projects: readonly InsertedProject[],
  known: { consumer: string; professional: string },
): DemoHome[] {
  const first = projects[0];
  if (!first) return [];
  return Array.from({ length: 120 }, (_, index): DemoHome => {
    const neighbour = neighbours[index];
    const professional = index % 9 === 1;
    const common = {
      project: index < 42 ? first : (projects[index % projects.length] ?? first),
      professional,
    };
    if (index === 0)
      return {
        ...common,
        accountId: known.consumer,
        name: "Maison familiale",
        status: "PROPOSAL",
        professional: false,
        // Enough for the proposed price to be worth its fee.
        annualKwh: 6_500,
      };
    if (index === 1)
      return {
        ...common,
        ...{ accountId: known.professional, name: "Boulangerie du Centre", status: "SIGNATURE" },
        workingHours: "early",
      };
    const name = `${professional ? "Commerce" : "Logement"} ${neighbour?.lastName ?? index}`.slice(0, 30);
    return {
      ...common,
      accountId: neighbour?.id ?? "",
      name,
      status: statusIn(common.project, statuses[index % statuses.length] ?? null),
    };
  });
}

export interface InsertedHome extends DemoHome {
  readonly pointId: string;
  readonly address: Address;
}

async function insertHome(
  deps: Deps,
  tx: Tx,
  { home, index, now }: { home: DemoHome; index: number; now: Date },
): Promise<InsertedHome> {
  const person = demoPeople[index];
  const prm = index % 4 === 3 ? "" : `1${String(10_000_000_000 + index * 7_919).padStart(13, "0")}`;
  const usualKwh = home.professional ? 9_000 + 25_000 * repeatable(index) : 1_800 + 7_000 * repeatable(index);
  const kwh = home.annualKwh ?? usualKwh;
  const address = homeAddress(home.project, index);
  const pointId = await insertConsumptionPoint(
    deps,
    tx,
    {
      accountId: home.accountId,
      holderName: `${person?.firstName ?? "Camille"} ${person?.lastName ?? "Martin"}`,
      origin: { ip: "127.0.0.1", userAgent: "Données de démonstration" },
      now,
    },
    {
      name: home.name,
      consumerType: home.professional ? "professional" : "individual",
      address,
      annualConsumption: String(Math.round(kwh / 10) * 10),
      prm,
      sge: prm !== "",
      segment: home.professional && index % 2 === 0 ? "C4" : "C5",
      contract: contractOf(index, home.professional),
      workingHours: home.workingHours,
    },
  );
  if (home.status) await insertApplication(tx, home, home.status, { pointId, prm, index }, now);
  return { ...home, pointId, address };
}

/** A home accepted long ago, whose documents were never signed. */
export const forgottenHome = 18;
export const forgottenDays = 70;

async function insertApplication(
  tx: Tx,
  home: DemoHome,
  status: ApplicationStatus,
  point: { pointId: string; prm: string; index: number },
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const steps = histories[status];
  const accepted = countsAsParticipant(status);
  const age = (point.index % 8) + (point.index === forgottenHome ? forgottenDays : 0);
  const daysAgo = (step: number) => new Date(now.getTime() - ((steps.length - step) * 9 + age) * 86_400_000);
  await tx
    .insertInto("application")
    .values({
      id,
      project_id: home.project.id,
      ...toColumns(asConsumer(point.pointId)),
      is_from_project_owner: false,
      invitation_id: null,
      status,
      prm: accepted && point.prm !== "" ? point.prm : null,
      created_at: daysAgo(0),
    })
    .execute();
  await tx
    .insertInto("application_progress")
    .values(
      steps.map((step, index) => ({
        application_id: id,
        status: step,
        price: step === "PROPOSAL" ? (home.project.project.price?.min ?? 0.08) : null,
        message: step === "REJECTED" ? "Votre logement est trop éloigné des autres participants." : null,
        author_id: step === "APPLICATION" ? home.accountId : home.project.ownerId,
        acted_as: step === "APPLICATION" ? "holder" : step === "SIGNED" ? "system" : "owner",
        created_at: daysAgo(index),
      })),
    )
    .execute();
}

/**
 * Who shares already came first: a project begins once nobody accepted has a document left to sign, and takes others since.
 *
 * @returns them in the order in which they were planned
 */
export async function insertHomes(
  deps: Deps,
  tx: Tx,
  homes: readonly DemoHome[],
  now: Date,
): Promise<InsertedHome[]> {
  const inserted: InsertedHome[] = [];
  const planned = [...homes.entries()];
  const shares = ([, { status }]: (typeof planned)[number]) => status === "EXPLOITATION";
  for (const [index, home] of [...planned.filter(shares), ...planned.filter((one) => !shares(one))])
    inserted[index] = await insertHome(deps, tx, { home, index, now });
  return inserted;
}

/** A neighbour's roof that asks to join the first project. */
export async function insertProducer(
  tx: Tx,
  accountId: string,
  project: InsertedProject,
  now: Date,
): Promise<void> {
  const address = homeAddress(project, 3);
  const { id } = await tx
    .insertInto("production_point")
    .values({
      account_id: accountId,
      project_id: null,
      name: "Toiture de la grange",
      production_type: "photovoltaic",
      address: JSON.stringify(address),
      ...address.coordinates,
      annual_production: 9_900,
      production_power: 9,
      segment: "C5",
      price_min: 0.07,
      price_max: 0.08,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const application = await tx
    .insertInto("application")
    .values({
      project_id: project.id,
      ...toColumns(asProducer(id)),
      is_from_project_owner: false,
      invitation_id: null,
      status: "APPLICATION",
      prm: null,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("application_progress")
    .values({
      application_id: application.id,
      status: "APPLICATION",
      price: null,
      message: null,
      author_id: accountId,
      acted_as: "holder",
      created_at: now,
    })
    .execute();
}
