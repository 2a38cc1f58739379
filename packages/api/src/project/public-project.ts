import { addressSchema } from "@mec/domain/address";
import { contactMessageSchema, projectAlertSchema, projectNameSchema } from "@mec/domain/project";
import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { idParams, queryLatitude, queryLongitude, queryNumber } from "../wire.ts";
import { imageType } from "./image-type.ts";
import { mapCalls } from "./map/index.ts";
import { bounds, filters } from "./map/map-query.ts";
import { eligibleProject, nearbyProject, placeJudgement, publicProject } from "./project-codec.ts";
import {
  asked,
  listing,
  perimeterCheck,
  plannedPlant,
  publicPage,
  publicParticipant,
} from "./public-codec.ts";

const anyone = { who: "anyone" } as const;
const mailedToken = z.strictObject({ token: z.string().min(20).max(200) });
const list = { status: 200, body: z.array(publicProject) } as const;
const nearbyList = { status: 200, body: z.array(nearbyProject) } as const;

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
  ...mapCalls,
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
        /** Those in which electricity is shared. Absent from the answers of a server of the former release. */
        running: z.int().optional(),
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
      body: publicPage,
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
