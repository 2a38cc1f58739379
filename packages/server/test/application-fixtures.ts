import type { CallInput } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import type { ApplicationProgress, ApplicationStatus } from "@mec/domain/application";
import { asConsumer, type ConsumptionPointInput, type ProductionPointInput } from "@mec/domain/point";
import type { ProjectInput } from "@mec/domain/project";
import type { SignatoryInput } from "@mec/domain/signatory";
import { aPerson, startTestServer, type TestServer, type Visitor } from "./harness.ts";
import { keptScene } from "./kept-scenes.ts";

const centre = { latitude: 48.1173, longitude: -1.6778 };
const degreesPerKm = 1 / 111.195;

/** An address in Rennes, this many km north of the project's. */
export function addressAt(kmNorth = 0, city = "Rennes"): Address {
  const latitude = centre.latitude + kmNorth * degreesPerKm;
  return {
    label: `12 rue de l’Énergie, 35000 ${city}`,
    houseNumber: "12",
    street: "rue de l’Énergie",
    postCode: "35000",
    city,
    coordinates: { latitude, longitude: centre.longitude },
    citycode: "35238",
  };
}

export function aProject(given: Partial<ProjectInput> = {}): ProjectInput {
  return {
    name: "Soleil de Rennes",
    description: "Une toiture d’école qui partage son électricité avec ses voisins. ".repeat(3).trim(),
    perimeter: 2,
    address: addressAt(),
    repartitionKey: "dynamic-per-default",
    visibility: true,
    ...given,
  };
}

export function aConsumptionPoint(given: Partial<ConsumptionPointInput> = {}): ConsumptionPointInput {
  return {
    name: "Maison",
    consumerType: "individual",
    address: addressAt(0.5),
    annualConsumption: "3500",
    prm: "",
    sge: false,
    segment: "C5",
    contract: null,
    ...given,
  };
}

export function aProductionPoint(given: Partial<ProductionPointInput> = {}): ProductionPointInput {
  return {
    name: "Toiture de l’école",
    productionType: "photovoltaic",
    address: addressAt(0.2),
    annualProduction: "30000",
    productionPower: 36,
    segment: "C5",
    operational: { isOperational: false, prm: "", sge: false, raccordementId: "" },
    price: { min: 0.1, max: 0.15 },
    ...given,
  };
}

export const aSignatory: SignatoryInput = {
  entityType: "Particulier",
  name: "Durand",
  firstName: "Camille",
  gender: "F",
  email: "camille.durand@exemple.fr",
  phoneNumber: "06 12 34 56 78",
  birthDate: "1980-02-29",
  birthPlace: "Rennes",
  address: addressAt(),
};

export type CreateAllBody = CallInput<typeof applicationCalls.createAllAndApply>["body"];

export function createAllBody(projectId: string, given: Partial<CreateAllBody> = {}): CreateAllBody {
  return {
    user: { ...aPerson(), phoneNumber: "06 12 34 56 78" },
    consumptionPoint: aConsumptionPoint({ prm: "30001234567890", sge: true }),
    application: { projectId },
    signatory: aSignatory,
    ...given,
  };
}

/** @returns the project's id. */
export async function publish(owner: Visitor, given: Partial<ProjectInput> = {}): Promise<string> {
  return (await owner.call(projectCalls.createProject, { body: aProject(given) })).id;
}

export async function registerPoint(
  person: Visitor,
  given: Partial<ConsumptionPointInput> = {},
): Promise<string> {
  return (await person.call(pointCalls.createConsumptionPoint, { body: aConsumptionPoint(given) })).id;
}

/** Registers a consumption point and applies with it. */
export async function applyTo(
  person: Visitor,
  projectId: string,
  given: Partial<ConsumptionPointInput> = {},
): Promise<ApplicationProgress> {
  const consumptionPointId = await registerPoint(person, given);
  return person.call(applicationCalls.apply, {
    body: { projectId, participant: asConsumer(consumptionPointId), isFromProjectOwner: false },
  });
}

export type Step = CallInput<typeof applicationCalls.moveApplication>["body"];

export function move(person: Visitor, id: string, step: Step) {
  return person.send("POST", `/api/application/${id}/progress`, step);
}

/** Puts an application into a state that no call leads to yet, or only by many steps. */
export async function setStatus({ deps }: TestServer, id: string, status: ApplicationStatus): Promise<void> {
  await deps.db.updateTable("application").set({ status, prm: null }).where("id", "=", id).execute();
  await deps.db
    .insertInto("application_progress")
    .values({
      application_id: id,
      status,
      price: null,
      message: null,
      author_id: null,
      acted_as: status === "SIGNATURE" ? "owner" : "system",
      created_at: deps.now(),
    })
    .execute();
}

/** Confirms an account's address, as following the mailed link does. */
export async function confirmEmail({ deps }: TestServer, accountId: string): Promise<void> {
  const change = { email_verified_at: deps.now() };
  await deps.db.updateTable("account").set(change).where("id", "=", accountId).execute();
}

export interface Scene {
  readonly owner: Visitor & { id: string; email: string };
  readonly holder: Visitor & { id: string; email: string };
  readonly projectId: string;
  readonly application: ApplicationProgress;
}

/** An owner with a project, and a neighbour whose point has applied to it. */
export const aScene = (server: TestServer): Promise<Scene> =>
  keptScene(server, "applied", async () => {
    const owner = await server.signedUp({ firstName: "Odile", lastName: "Martin" });
    const holder = await server.signedUp({ firstName: "Hugo", lastName: "Petit" });
    const projectId = await publish(owner);
    return { owner, holder, projectId, application: await applyTo(holder, projectId) };
  });

/** A server with such a scene, whose own mails are forgotten. */
export async function aServedScene(): Promise<{ server: TestServer; scene: Scene }> {
  const server = await startTestServer();
  const scene = await aScene(server);
  await server.forgetMails();
  return { server, scene };
}
