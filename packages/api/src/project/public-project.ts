import { addressSchema } from "@mec/domain/address";
import { participantKinds, productionPowerSchema, productionTypes } from "@mec/domain/point";
import {
  contactMessageSchema,
  perimeterFaults,
  perimeterSchema,
  projectAlertSchema,
  projectNameSchema,
} from "@mec/domain/project";
import { messages, uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { idParams, queryFlag, queryInteger, queryLatitude, queryLongitude, queryNumber } from "../wire.ts";
import { imageType } from "./image-type.ts";
import {
  eligibleProject,
  judgedCommune,
  nearbyProject,
  placeJudgement,
  publicProject,
} from "./project-codec.ts";

/** What a visitor can filter the projects by. */
const filters = {
  productionPointType: z.enum(productionTypes).optional(),
  /** €/kWh HT: projects whose lowest price does not exceed it. */
  maxPrice: queryNumber(0, 10).optional(),
  perimeter: z.enum(["2", "10", "20"]).optional(),
  /** Only projects whose production is not wholly pledged. */
  open: queryFlag.optional(),
};
const listing = { imageType: imageType.optional(), limit: queryInteger(1, 500).optional() };
const bounds = {
  minLat: queryLatitude,
  minLong: queryLongitude,
  maxLat: queryLatitude,
  maxLong: queryLongitude,
};
/** A place, and the Insee code of its commune when it is known: beyond 2 km the rule depends on it. */
const asked = {
  lat: queryLatitude,
  long: queryLongitude,
  citycode: z
    .string()
    .regex(/^(\d{2}|2[AB])\d{3}$/, messages.address)
    .optional(),
};
const plannedPlant = z.strictObject({
  perimeter: perimeterSchema,
  address: addressSchema,
  /** kW, kWc for the sun. */
  powerKw: productionPowerSchema.nullable(),
});
/** Why it would break the rule; no fault when it keeps it, or when its commune is not known. */
const perimeterCheck = z.object({ faults: z.array(z.enum(perimeterFaults)), commune: judgedCommune });
export type PerimeterCheck = z.output<typeof perimeterCheck>;
export type PlannedPlant = z.output<typeof plannedPlant>;
const anyone = { who: "anyone" } as const;
const mailedToken = z.strictObject({ token: z.string().min(20).max(200) });
const list = { status: 200, body: z.array(publicProject) } as const;
const nearbyList = { status: 200, body: z.array(nearbyProject) } as const;

/** The most items of a map: 350 single projects weigh 17 kB compressed. */
export const mostMapItems = 350;

/** A marker on the map: one project, or a group of them. */
const mapItem = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** For a single project. */
  project: z.object({ id: z.string(), name: z.string() }).optional(),
  /** For a group: the zoom at which it opens. */
  expansionZoom: z.int().optional(),
});

/** A participant, known by his pseudonym only. */
const publicParticipant = z.object({ pseudonym: z.string(), kind: z.enum(participantKinds) });

const area = z.array(z.tuple([z.number(), z.number()]));

export const publicProjectCalls = defineCalls({
  checkDuplicates: {
    method: "POST",
    path: "/public/project/check-duplicates",
    summary: "Projects that look like the one about to be published",
    access: anyone,
    body: z.strictObject({ name: projectNameSchema, address: addressSchema }),
    success: {
      status: 200,
      body: z.object({
        duplicates: z.array(z.object({ id: z.string(), name: z.string(), distance: z.number() })),
      }),
    },
  },
  checkPerimeter: {
    method: "POST",
    path: "/public/project/check-perimeter",
    summary: "Whether the plant of a project about to be published keeps the rule of its perimeter",
    access: anyone,
    body: plannedPlant,
    success: { status: 200, body: perimeterCheck },
  },
  listPublicProjects: {
    method: "GET",
    path: "/public/project",
    summary: "Public projects, newest first",
    access: anyone,
    query: z.object({ ...listing, ...filters, userId: uuidSchema.optional() }),
    paged: "cursor",
    mostLines: longestPage,
    success: list,
    errors: ["INVALID_CURSOR"],
  },
  listDepartmentProjects: {
    method: "GET",
    path: "/public/project/department/{d}",
    summary: "Public projects of a department, by its code or name",
    access: anyone,
    params: z.object({ d: z.string().min(1).max(60) }),
    query: z.object({ ...listing, ...filters, userId: uuidSchema.optional() }),
    paged: "pages",
    mostBare: longestPage,
    success: list,
    errors: ["NOT_FOUND"],
  },
  listRegionProjects: {
    method: "GET",
    path: "/public/project/region/{r}",
    summary: "Public projects of a region, by its INSEE code or name",
    access: anyone,
    params: z.object({ r: z.string().min(1).max(60) }),
    query: z.object({ ...listing, ...filters }),
    paged: "pages",
    mostBare: longestPage,
    success: list,
    errors: ["NOT_FOUND"],
  },
  listProjectsAround: {
    method: "GET",
    path: "/public/project/radius",
    summary: "Public projects around a point (radius in metres), nearest first",
    access: anyone,
    query: z.object({
      centerLat: queryLatitude,
      centerLong: queryLongitude,
      radius: queryNumber(1, 2_000_000).optional(),
      ...listing,
      ...filters,
      userId: uuidSchema.optional(),
    }),
    paged: "pages",
    mostBare: longestPage,
    success: nearbyList,
  },
  listProjectsWithin: {
    method: "GET",
    path: "/public/project/bounds",
    summary: "Public projects in a rectangle",
    access: anyone,
    query: z.object({ ...bounds, ...listing, ...filters }),
    paged: "pages",
    mostBare: longestPage,
    success: list,
  },
  listEligibleProjects: {
    method: "GET",
    path: "/public/project/eligible",
    summary: "The projects that this place could join, or may at the border of what is public, nearest first",
    access: anyone,
    query: z.object({ ...asked, userId: uuidSchema.optional(), ...listing }),
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(eligibleProject) },
  },
  getPlaceVerdict: {
    method: "GET",
    path: "/public/project/{id}/verdict",
    summary:
      "Whether a place could join a project, and why not: inside, outside, or at the border, which its owner judges",
    access: anyone,
    params: idParams,
    query: z.object(asked),
    success: { status: 200, body: placeJudgement },
    errors: ["NOT_FOUND"],
  },
  listMapItems: {
    method: "GET",
    path: "/public/project/clusters",
    summary: "What a map shows of a rectangle: projects and groups of projects",
    access: anyone,
    query: z.object({ ...bounds, zoom: queryInteger(0, 20), ...filters, userId: uuidSchema.optional() }),
    mostLines: mostMapItems,
    success: { status: 200, body: z.array(mapItem) },
  },
  getWidgetAccount: {
    method: "GET",
    path: "/public/widget-account/{id}",
    summary: "Whether there is the account whose projects a widget asks for",
    access: anyone,
    params: idParams,
    success: { status: 200, body: z.object({ isKnown: z.boolean() }) },
  },
  getFigures: {
    method: "GET",
    path: "/public/figures",
    summary: "Live figures of the platform",
    access: anyone,
    success: {
      status: 200,
      body: z.object({
        projects: z.int(),
        participants: z.int(),
        powerKwc: z.number(),
        annualProductionKwh: z.number(),
      }),
    },
  },
  getPublicProject: {
    method: "GET",
    path: "/public/project/{id}",
    summary: "A project's public page",
    access: anyone,
    params: idParams,
    query: z.object({ imageType: imageType.optional() }),
    success: {
      status: 200,
      body: publicProject.extend({
        powerKwc: z.number(),
        /** The first twenty; the others on request. */
        participants: z.array(publicParticipant),
        participantCount: z.int(),
        ownerVerified: z.boolean(),
        /** Approximate: in km to the nearest half. */
        greatestKm: z.number().nullable(),
        /** Where a newcomer may surely stand: a polygon of [latitude, longitude]. */
        area,
        /** Where he may as far as the public knows: the ring between the two areas is for the owner to judge. */
        borderArea: area,
      }),
    },
    errors: ["NOT_FOUND"],
  },
  listPublicParticipants: {
    method: "GET",
    path: "/public/project/{id}/participant",
    summary: "Who takes part in a public project, under pseudonyms: its producers first, then the oldest",
    access: anyone,
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(publicParticipant) },
    errors: ["NOT_FOUND"],
  },
  getProjectImage: {
    method: "GET",
    path: "/public/project/image/{imageId}/{size}",
    summary: "A project's picture",
    access: anyone,
    params: z.object({ imageId: uuidSchema, size: z.enum(["thumbnail", "full"]) }),
    success: { status: 200, file: ["image/jpeg"] },
    errors: ["NOT_FOUND"],
  },
  findProjectByCode: {
    method: "GET",
    path: "/public/project/code/{code}",
    summary: "The project that a short address leads to",
    access: anyone,
    params: z.object({ code: z.string().min(1).max(20) }),
    success: { status: 200, body: z.object({ id: z.string(), name: z.string() }) },
    errors: ["NOT_FOUND"],
  },
  contactOwner: {
    method: "POST",
    path: "/public/project/{id}/contact",
    summary:
      "Write to the project's owner, whose address stays hidden; waits for the link mailed to the writer, unless the address is that of his confirmed account",
    access: anyone,
    params: idParams,
    body: contactMessageSchema,
    creates: true,
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
  confirmContact: {
    method: "POST",
    path: "/public/contact-confirmation",
    summary: "Prove the address under a message to an owner, with the mail's token: the message leaves",
    access: anyone,
    body: mailedToken,
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
  createProjectAlert: {
    method: "POST",
    path: "/public/project-alert",
    summary: "Be told when a project comes near, once the link mailed to this address was opened",
    access: anyone,
    body: projectAlertSchema,
    creates: true,
    success: { status: 204 },
  },
  confirmProjectAlert: {
    method: "POST",
    path: "/public/project-alert/confirmation",
    summary: "Confirm an alert, with the mail's token",
    access: anyone,
    body: mailedToken,
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
  removeProjectAlert: {
    method: "POST",
    path: "/public/project-alert/removal",
    summary: "Stop being told, with the mail's token",
    access: anyone,
    body: mailedToken,
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
});
