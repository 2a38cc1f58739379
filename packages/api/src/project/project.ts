import { perimeterDetailsSchema, perimeterFaults, perimeterSchema } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { productionPoint, productionPointWrite, projectProducer } from "../point/production-point-codec.ts";
import { addressAnswer, idParams } from "../wire.ts";
import { imageType } from "./image-type.ts";
import { judgedCommune, picture, project, projectWrite, readProject } from "./project-codec.ts";

const owner = { who: ["owner"], object: "project", param: "id" } as const;
const readers = { who: ["owner", "support"], object: "project", param: "id" } as const;

/**
 * The fields that the version (ETag) is made from. Pictures are left out: they have calls of their own, and the
 * reader chooses which addresses to get.
 */
const projectVersion = project.omit({ images: true, bearerImage: true });

/** 8 MB, the most a picture may weigh before it is re-encoded. */
export const maxImageBytes = 8 * 1024 * 1024;

const askedPerimeter = z.codec(z.enum(["2", "10", "20"], { error: messages.perimeter }), perimeterSchema, {
  decode: (km) => perimeterSchema.parse(Number(km)),
  encode: (km) => `${km}` as const,
});

/** A participant, a candidate or a plant, and how its place keeps the perimeter's rule. */
const stander = z.object({
  id: z.string(),
  kind: z.enum(["consumption-point", "production-point", "project"]),
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether it counts in the perimeter: production points, and points from SIGNATURE on. */
  participant: z.boolean(),
  /** Whether a candidate would stay within the limit, with the participants. */
  compatible: z.boolean(),
  /** km to the participant who is furthest from it. */
  furthestKm: z.number(),
  commune: judgedCommune,
  /** Why he breaks the rule, or would. */
  faults: z.array(z.enum(perimeterFaults)),
  /** The rule depends on something unknown of the commune: for the owner to check. */
  inDoubt: z.boolean(),
});

export const projectCalls = defineCalls({
  createProject: {
    method: "POST",
    path: "/project",
    summary: "Publish a project",
    access: { who: "user" },
    body: projectWrite,
    success: { status: 201, body: project },
    errors: ["EMAIL_NOT_CONFIRMED", "NOT_FOUND"],
  },
  onboardProject: {
    method: "POST",
    path: "/project/onboard",
    summary: "Publish a project with its production point, all or nothing",
    access: { who: "user" },
    body: z.strictObject({ project: projectWrite, productionPoint: productionPointWrite }),
    success: { status: 201, body: z.object({ project, productionPoint }) },
    errors: [
      "CONSENT_MISSING",
      "CONTRACT_END_INVALID",
      "EMAIL_NOT_CONFIRMED",
      "NOT_FOUND",
      "PRM_ALREADY_ACCEPTED",
    ],
  },
  listMyProjects: {
    method: "GET",
    path: "/project/by-user",
    summary: "One's own projects",
    access: { who: "user" },
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(project) },
  },
  getProject: {
    method: "GET",
    path: "/project/{id}",
    summary: "A project, for its owner, its participants and support, and as whom it is read",
    access: { who: ["owner", "participant", "support"], object: "project", param: "id" },
    params: idParams,
    query: z.object({ imageType: imageType.optional() }),
    version: projectVersion,
    success: { status: 200, body: readProject },
  },
  updateProject: {
    method: "PUT",
    path: "/project/{id}",
    summary: "Change a project",
    access: owner,
    params: idParams,
    body: projectWrite,
    version: projectVersion,
    answersVersion: true,
    success: { status: 200, body: project },
  },
  deleteProject: {
    method: "DELETE",
    path: "/project/{id}",
    summary:
      "Delete a project nobody consumes in yet, and whose participants nothing binds that all have signed; its candidates are told",
    access: owner,
    params: idParams,
    success: { status: 204 },
    errors: ["PROJECT_IN_EXPLOITATION", "SEALING_UNDER_WAY", "SIGNED_PAPERS_BIND"],
  },
  addProjectImage: {
    method: "POST",
    path: "/project/{id}/image",
    summary: "Give the project its picture, re-encoded without metadata",
    access: owner,
    params: idParams,
    upload: { field: "image", maxBytes: maxImageBytes },
    success: { status: 201, body: picture },
    // NO_BEARER is the bearer's picture's: the same verb sets both.
    errors: ["IMAGE_TOO_LARGE", "INVALID_IMAGE", "NO_BEARER"],
  },
  removeProjectImage: {
    method: "DELETE",
    path: "/project/{id}/image/{imageId}",
    summary: "Remove a picture of the project",
    access: owner,
    params: idParams.extend({ imageId: z.uuid() }),
    success: { status: 204 },
  },
  addBearerImage: {
    method: "POST",
    path: "/project/{id}/bearer/image",
    summary: "Give who stands behind the project a photo or a logo, re-encoded without metadata",
    access: owner,
    params: idParams,
    upload: { field: "image", maxBytes: maxImageBytes },
    success: { status: 201, body: picture },
    errors: ["IMAGE_TOO_LARGE", "INVALID_IMAGE", "NO_BEARER"],
  },
  removeBearerImage: {
    method: "DELETE",
    path: "/project/{id}/bearer/image/{bearerImageId}",
    summary: "Remove the picture of who stands behind the project",
    access: owner,
    params: idParams.extend({ bearerImageId: z.uuid() }),
    success: { status: 204 },
  },
  listProjectProducers: {
    method: "GET",
    path: "/project/{id}/production-point",
    summary: "The production points of a project, and those that ask to join",
    access: readers,
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(projectProducer) },
  },
  getPerimeter: {
    method: "GET",
    path: "/project/{id}/perimeter",
    summary: "Everyone's place, the greatest distance between any two, and who breaks the limit",
    access: readers,
    params: idParams,
    /** As if this were the perimeter chosen; the project's own by default. */
    query: z.object({ limitKm: askedPerimeter.optional() }),
    success: {
      status: 200,
      body: z.object({
        limitKm: perimeterSchema,
        address: addressAnswer,
        greatestKm: z.number().nullable(),
        /** The ids of the two points furthest apart. */
        pair: z.tuple([z.string(), z.string()]).nullable(),
        ok: z.boolean(),
        /**
         * All of them, or the 500 that matter most: the plants, the two furthest apart, then those who break
         * the rule.
         */
        standers: z.array(stander),
        /** The ids, among them, of participants without whom the rule would hold. */
        breakers: z.array(z.string()),
        /**
         * Over all of them: participants who break the rule or whose commune is in doubt, candidates who
         * would break it.
         */
        counts: z.object({ standers: z.int(), breakers: z.int(), outside: z.int(), inDoubt: z.int() }),
        /** Where a newcomer may stand: a polygon of [latitude, longitude]. */
        area: z.array(z.tuple([z.number(), z.number()])),
        details: perimeterDetailsSchema,
        /** The intercommunalité of most participants; null when none is known. */
        intercommunality: z.string().nullable(),
        /** The power of all the plants, in kW, and the limit it stays under. */
        power: z.object({ totalKw: z.number(), limitKw: z.number(), ok: z.boolean() }),
        /** Local grid operators that are known in the participants' communes. */
        localGrids: z.array(z.object({ operator: z.string(), communes: z.array(z.string()) })),
      }),
    },
  },
  savePerimeterDetails: {
    method: "POST",
    path: "/project/{id}/perimeter/details",
    summary: "Say what the perimeter rests on, and whose network it is in",
    access: owner,
    params: idParams,
    body: perimeterDetailsSchema,
    success: { status: 201, body: perimeterDetailsSchema },
  },
});
export type PerimeterAnswer = z.output<typeof projectCalls.getPerimeter.success.body>;
