import type { BrowserContext } from "@playwright/test";
import { send } from "./api.ts";

const address = {
  label: "2 Rue du Moulin 35000 Rennes",
  houseNumber: "2",
  street: "Rue du Moulin",
  postCode: "35000",
  city: "Rennes",
  coordinates: { latitude: 48.11, longitude: -1.68 },
};

interface Point {
  id: string;
  applicationProgress?: { id: string };
}

async function firstPoint(context: BrowserContext, kind: "consumption" | "production"): Promise<Point> {
  const response = await context.request.get(`/api/${kind}-point/by-user`);
  const [point] = await response.json();
  if (!point) throw new Error(`No ${kind} point`);
  return point;
}

/** Gives the meter number of the person's only point, with the consent. */
async function giveMeter(context: BrowserContext, kind: "consumption" | "production", prm: string) {
  const { id, applicationProgress: _, ...point } = await firstPoint(context, kind);
  await send(context, "PUT", `/${kind}-point/${id}`, { ...point, prm, sge: true });
  return id;
}

/** A consumer with everything that documents need. @returns the point's id. */
export const completeConsumer = (context: BrowserContext, prm: string) =>
  giveMeter(context, "consumption", prm);

/** The owner accepts the application of a consumer's only point, without a price. */
export async function accept(owner: BrowserContext, consumer: BrowserContext): Promise<void> {
  const { applicationProgress } = await firstPoint(consumer, "consumption");
  await send(owner, "POST", `/application/${applicationProgress?.id}/progress`, { status: "SIGNATURE" });
}

/** The same at a price, €/kWh without VAT, that the owner proposes and the consumer accepts. */
export async function acceptAt(
  price: number,
  owner: BrowserContext,
  consumer: BrowserContext,
): Promise<void> {
  const { applicationProgress } = await firstPoint(consumer, "consumption");
  const path = `/application/${applicationProgress?.id}/progress`;
  await send(owner, "POST", path, { status: "PROPOSAL", price });
  await send(consumer, "POST", path, { status: "SIGNATURE", price });
}

/**
 * Everything an owner gives before documents can be sent: services, legal body, fee, contact, the producer's signatory.
 */
export async function prepareDocuments(
  owner: BrowserContext,
  projectId: string,
  { email, prm }: { email: string; prm: string },
): Promise<void> {
  const person = { gender: "FEMALE", firstName: "Odile", email, phoneNumber: "06 12 34 56 78" };
  for (const planCode of ["pmo-usage", "convention-usage", "vente-usage"]) {
    await send(owner, "PUT", "/customer-account/plan", { planCode });
  }
  await send(owner, "POST", `/project/${projectId}/pmo-association`, {
    associationName: "Les Voisins solaires",
    email: `bureau-${email}`,
    rnaId: "W351234567",
    address,
    preamble: "",
    territory: "Rennes",
    founders: [],
  });
  await send(owner, "POST", `/project/${projectId}/membership-fee`, {
    required: true,
    amount: 20,
    entranceFeeRequired: false,
    entranceFeeAmount: 0,
    additionalInformation: "",
    paymentMethods: [{ type: "CHEQUE" }],
  });
  await send(owner, "POST", `/project/${projectId}/pmo-interlocutor`, {
    ...person,
    lastName: "Marchand",
    projectIdentification: "",
  });
  const pointId = await giveMeter(owner, "production", prm);
  await send(owner, "POST", `/signatory/production-point/${pointId}`, {
    ...person,
    entityType: "Particulier",
    name: "Marchand",
    birthDate: "1970-05-17",
    birthPlace: "Lyon",
    address,
  });
}
