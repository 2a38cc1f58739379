import { type Call, callUrl } from "@mec/api";
import { type Calls, calls } from "@mec/api/calls";
import { asConsumer } from "@mec/domain/point";
import * as z from "zod";
import { aFee, anAssociation, anInterlocutor } from "./access-pmo.ts";
import {
  bearerImageId,
  documentOf,
  imageId,
  invitationId,
  nowhere,
  objects,
  pmoFileOf,
  projectOf,
} from "./access-world.ts";
import {
  aConsumptionPoint,
  addressAt,
  aProductionPoint,
  aProject,
  aSignatory,
  createAllBody,
} from "./application-fixtures.ts";
import { strongPassword } from "./harness.ts";

type WithBody = { [K in keyof Calls]: Calls[K] extends { body: z.ZodType } ? K : never }[keyof Calls];
type BodyOf<K extends WithBody> = Calls[K] extends { body: infer B extends z.ZodType } ? z.output<B> : never;

const token = "x".repeat(43);
const consent = { sge: true as const, prm: "12345678901234" };
const departure = { leavingOn: "2027-01-31", reason: "Je déménage." };
const newPerson = {
  email: "nouvelle@exemple.fr",
  password: strongPassword,
  firstName: "Lou",
  lastName: "Nouvelle",
};
const project = objects.project[0]?.id ?? "";
const point = objects["consumption-point"][0]?.id ?? "";
const application = objects.application[0]?.id ?? "";

const design = { key: "dynamic-per-default" as const, method: { kind: "prorata" as const } };

const documentsOf = { participants: [asConsumer(point)] };
const terms = {
  name: "Vente locale",
  durationYears: 5,
  startDate: null,
  price: 0.12,
  vatRegime: "standard" as const,
  indexation: "none" as const,
  indexationRate: null,
  subscription: null,
  billingFrequency: "monthly" as const,
  billingMeans: "transfer" as const,
  paymentDays: 30,
  tacitRenewal: true,
  noticeMonths: 3,
  closingInvoiceMonths: null,
  penaltyRate: 0,
  penaltyKwh: null,
  energyKind: "photovoltaic" as const,
  power: 36,
  installationDate: null,
  purchaseContract: null,
};

const made = { id: "AAAA", rawId: "AAAA", type: "public-key" as const };
const madePasskey = { ...made, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } };
const usedPasskey = {
  ...made,
  response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
};

const annexe = {
  startDate: "2027-03-01",
  derogation: "",
  surplus: { [objects["production-point"][0]?.id ?? ""]: { kind: "buyer" as const, buyer: "EDF OA" } },
};

/** A valid body for each call that takes one: a new call without its own does not compile. */
const bodies: { [K in WithBody]: BodyOf<K> } = {
  signUp: { ...newPerson, cgus: true },
  logIn: { email: "personne@exemple.fr", password: strongPassword },
  askSignedPapers: { email: "personne@exemple.fr" },
  forgotPassword: { email: "personne@exemple.fr" },
  resetPassword: { token, password: strongPassword },
  verifyEmail: { token },
  undoEmailChange: { token },
  proveSecondFactor: { code: "123456" },
  logInWithPasskey: { passkey: usedPasskey },
  unlockLogin: { token },
  confirmIdentity: { password: "Mauvais-mot-2026" },
  enrolPasskey: { name: "Mon ordinateur", passkey: madePasskey },
  renamePasskey: { name: "Mon téléphone" },
  confirmTotp: { code: "123456" },
  updateProfile: { firstName: "Camille", lastName: "Durand" },
  changePassword: { currentPassword: "Mauvais-mot-2026", newPassword: strongPassword },
  retractAndDeleteUser: { applicationIds: [application] },
  apply: { projectId: project, participant: asConsumer(point), isFromProjectOwner: false },
  createAllAndApply: createAllBody(project),
  moveApplication: { status: "REJECTED", message: "Trop loin de nous." },
  moveApplications: { applicationIds: [application], step: { status: "REJECTED", message: "Trop loin." } },
  sendSignatureCode: {},
  sign: { code: "123456", consent: true, name: "Camille Durand" },
  decline: { reason: "Le prix n’est pas le bon.", code: "123456" },
  confirmSignatureAddress: { signerId: nowhere },
  disownSignature: { signerId: nowhere },
  sayDeclared: { declaredOn: "2026-03-02" },
  sayDone: { duty: "call-dues", count: 1 },
  sendDocuments: documentsOf,
  sendDocumentSets: documentsOf,
  remindDocuments: documentsOf,
  takeBackDocuments: documentsOf,
  ignoreDocuments: documentsOf,
  previewDocumentDraft: { participant: null, terms: { price: 0.11 } },
  saveSalesContract: { terms },
  previewAnnexe2: annexe,
  saveAnnexeDetails: annexe,
  savePerimeterDetails: { ground: "distance", gridOperator: "Enedis", isBehindOneSubstation: false },
  invite: { emails: ["voisine@exemple.fr"] },
  requestDeparture: departure,
  giveNotice: { reason: "Le projet ne se fait pas." },
  scheduleDeparture: { day: "2027-01-31" },
  createConsumptionPoint: aConsumptionPoint(),
  updateConsumptionPoint: aConsumptionPoint(),
  giveConsumptionConsent: consent,
  createProductionPoint: aProductionPoint(),
  updateProductionPoint: aProductionPoint(),
  giveProductionConsent: consent,
  createProject: aProject({ name: "Un autre soleil" }),
  onboardProject: { project: aProject({ name: "Un autre soleil" }), productionPoint: aProductionPoint() },
  updateProject: aProject(),
  checkDuplicates: { name: "Soleil neuf", address: addressAt() },
  checkPerimeter: { perimeter: 2, address: addressAt(), powerKw: 36 },
  contactOwner: { name: "Lou", email: "lou@exemple.fr", message: "Bonjour, puis-je me joindre à vous ?" },
  createProjectAlert: { email: "lou@exemple.fr", address: addressAt() },
  confirmContact: { token },
  confirmProjectAlert: { token },
  removeProjectAlert: { token },
  saveDesign: design,
  previewDesign: design,
  previewAcceptance: { applicationIds: [application] },
  listBindings: { applicationIds: [application] },
  listUnsignedContracts: { applicationIds: [application] },
  previewPrice: { price: 0.12, applicationIds: [application] },
  estimate: { coordinates: addressAt().coordinates, yearlyConsumption: 4000 },
  saveConsumptionSignatory: aSignatory,
  nameOwnSignatory: aSignatory,
  saveProductionSignatory: aSignatory,
  onboardCustomer: { name: "Les Amis du Soleil", email: "compta@exemple.fr", address: addressAt() },
  choosePlan: { planCode: "pmo-usage" },
  computeBillableMetrics: {
    action: "PMO_USAGE",
    properties: { projectId: project, consumptionPointsId: [point] },
  },
  exportData: { billableEventAction: "DATA_USAGE_CONSO" },
  savePmoInterlocutor: anInterlocutor,
  savePmoAssociation: anAssociation,
  savePmoCreation: { alreadyCreated: true },
  previewStatutes: { association: { associationName: "Les Soleils" } },
  saveMembershipFee: aFee,
  reportAbuse: { token, reason: "Je ne connais pas cette personne." },
  remindOfMissings: { missingIds: ["x"] },
  moderateProject: { decision: "hide", reason: "Ce projet n’existe pas." },
};

const params: Record<string, string> = {
  d: "35",
  r: "53",
  token,
  key: `${"a".repeat(64)}.pdf`,
  imageId,
  bearerImageId,
  invitationId,
  size: "full",
  kind: "bulletin",
  piece: "wide",
  format: "preview",
  code: "zzzzz",
};
const query: Record<string, unknown> = {
  projectIds: [project],
  q: "Rennes",
  lat: 48.1,
  long: -1.6,
  centerLat: 48.1,
  centerLong: -1.6,
  minLat: 48,
  maxLat: 49,
  minLong: -2,
  maxLong: -1,
  zoom: 9,
  format: "csv",
  documentId: "00000000-0000-4000-8000-0000000000dd",
  vatRegime: "standard",
  view: "months",
  name: "fichier.pdf",
  expires: "1",
  signature: token,
};

export const callNames = Object.keys(calls) as (keyof Calls)[];

function needed(schema: z.ZodObject | undefined): Record<string, unknown> {
  const fields = Object.entries(schema?.shape ?? {});
  const isTaken = ([name, field]: [string, z.core.$ZodType]) =>
    name in query && z.safeEncode(field, query[name]).success;
  return Object.fromEntries(fields.filter(isTaken).map(([name]) => [name, query[name]]));
}

/** The document that a call on this object names. */
const documentQuery = ({ query: schema }: Call, id: string): Record<string, unknown> =>
  schema && "signatureRequestId" in schema.shape ? { signatureRequestId: documentOf(id) } : {};

/** The project of a point, for the calls that ask for it. */
const projectQuery = ({ query: schema }: Call, id: string): Record<string, unknown> =>
  schema && "projectId" in schema.shape ? { projectId: projectOf(id) } : {};

/** The file of the legal body that a call names. */
const docIdOf = ({ path }: Call, id: string): string =>
  pmoFileOf(path.includes("internal-rules") ? "internal-rules" : "pmo-status", projectOf(id));

/** A well-formed request of a call on an object. */
export function requestOf(name: keyof Calls, id: string): { method: string; url: string; json: unknown } {
  const call: Call = calls[name];
  const url = callUrl("/api", call, {
    params: { ...params, id, projectId: id, docId: docIdOf(call, id) },
    query: { ...needed(call.query), ...documentQuery(call, id), ...projectQuery(call, id) },
  });
  const body = name in bodies ? bodies[name as WithBody] : undefined;
  return { method: call.method, url, json: call.body ? z.encode(call.body, body) : undefined };
}
