import type { BrowserContext } from "@playwright/test";
import { linkIn, mailTo } from "./mails.ts";
import type { Product } from "./product.ts";

export const password = "Soleil-partage-2026!";

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

let people = 0;

/** A person whom no other test uses. */
export function somebody(firstName: string, lastName: string): Person {
  people += 1;
  const mailbox = firstName.normalize("NFD").replace(/[^\w]/g, "").toLowerCase();
  return { firstName, lastName, email: `${mailbox}@personne-${people}.example` };
}

let names = 0;

/** A name that no other test uses. */
export function named(name: string): string {
  names += 1;
  return `${name} ${names}`;
}

let meters = 0;

/** A meter's number that no other test uses. */
export function newPrm(): string {
  meters += 1;
  return `16${String(meters).padStart(12, "0")}`;
}

interface Place {
  readonly city: string;
  readonly postCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Sends a request as the person signed in to the window, with the XSRF token of its cookie. */
export async function send(
  context: BrowserContext,
  method: "POST" | "PUT",
  path: string,
  data: object,
): Promise<Record<string, { id: string }>> {
  await context.request.get("/api/session");
  const token = (await context.cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const headers = { "x-xsrf-token": decodeURIComponent(token) };
  const response = await context.request.fetch(`/api${path}`, { method, data, headers });
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.status() === 204 ? {} : response.json();
}

/** Reads a list as the person signed in to the window. */
export async function read(context: BrowserContext, path: string): Promise<{ id: string }[]> {
  const response = await context.request.get(`/api${path}`);
  if (!response.ok()) throw new Error(`GET ${path}: ${await response.text()}`);
  return response.json();
}

/** Opens an account whose address is not confirmed; the window is signed in. */
export const signUpUnconfirmed = (context: BrowserContext, person: Person) =>
  send(context, "POST", "/sign-up", { ...person, password, cgus: true });

/** Opens the link of the welcome mail. */
async function confirmAddress(product: Product, context: BrowserContext, { email }: Person): Promise<void> {
  const link = new URL(linkIn(await mailTo(product, email, "Bienvenue sur Mon énergie collective")));
  await send(context, "POST", "/email-verification", { token: link.searchParams.get("verification") });
}

/** Opens an account and confirms its address; the window is signed in. */
export async function signUp(product: Product, context: BrowserContext, person: Person): Promise<void> {
  await signUpUnconfirmed(context, person);
  await confirmAddress(product, context, person);
}

const addressIn = ({ city, postCode, latitude, longitude }: Place) => ({
  label: `2 Rue du Moulin ${postCode} ${city}`,
  houseNumber: "2",
  street: "Rue du Moulin",
  postCode,
  city,
  coordinates: { latitude, longitude },
});

/** Publishes a solar project; returns its id. */
export async function publish(
  context: BrowserContext,
  name: string,
  place: Place,
  perimeter: 2 | 10 | 20 = 2,
): Promise<string> {
  const address = addressIn(place);
  const { project } = await send(context, "POST", "/project/onboard", {
    project: {
      name,
      description: "Des panneaux sur le toit de l’école, et leur électricité pour le voisinage. ".repeat(2),
      perimeter,
      address,
      repartitionKey: "default_dynamic",
      visibility: true,
    },
    productionPoint: {
      name: "Toit de l’école",
      productionType: "photovoltaic",
      address,
      yearlyProduction: 40000,
      productionPower: 36,
      segment: "C5",
      contractPrice: { minPrice: 0.1, maxPrice: 0.12 },
    },
  });
  if (!project) throw new Error("The project was not created");
  return project.id;
}

/** Opens an account with a home that applies to the project, as the last step of the consumer's way does. */
export function createAllAndApply(context: BrowserContext, person: Person, projectId: string, place: Place) {
  const address = addressIn(place);
  const { firstName, lastName, email } = person;
  return send(context, "POST", "/consumption-point/application/create-all-and-apply", {
    user: { ...person, password },
    consumptionPoint: {
      name: `Chez ${firstName}`,
      consumerType: "individual",
      address,
      yearlyConsumption: 4200,
      segment: "C5",
    },
    application: { projectId, isFromProjectOwner: false },
    signatory: {
      entityType: "Particulier",
      gender: "FEMALE",
      firstName,
      name: lastName,
      email,
      phoneNumber: "06 12 34 56 78",
      birthDate: "1980-05-17",
      birthPlace: "Lyon",
      address,
    },
  });
}
