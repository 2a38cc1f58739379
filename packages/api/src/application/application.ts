import { passwordSchema } from "@mec/domain/account";
import {
  emailObjectSchema,
  invitationTokenSchema,
  ownerTabs,
  progressInputSchema,
} from "@mec/domain/application";
import { documentKinds, documentStatuses } from "@mec/domain/document";
import {
  cleanText,
  emailSchema,
  errorCodes,
  personNameSchema,
  phoneSchema,
  uuidSchema,
} from "@mec/domain/shared";
import { juridictionSchema } from "@mec/domain/signatory";
import * as z from "zod";
import { sessionUser } from "../account/session-codec.ts";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { consumptionPoint, consumptionPointWrite } from "../point/consumption-point-codec.ts";
import { pointHolder } from "../point/point-holder.ts";
import { signatory, signatoryWrite } from "../signatory/signatory-codec.ts";
import { created, idParams, queryInteger } from "../wire.ts";
import { applicationProgress, applicationWrite, departure, progressEntry } from "./application-codec.ts";
import { departureCalls } from "./departure.ts";
import { invitationCalls } from "./invitations.ts";

const ownerOfProject = { who: ["owner"], object: "project", param: "id" } as const;
const readersOfProject = { who: ["owner", "support"], object: "project", param: "id" } as const;

/**
 * A candidate or participant, as the project's owner sees him. Once the application has ended, names and history stay:
 * address, e-mail, meter and contract are empty, consumption and distance 0.
 */
const applicant = z.object({
  id: z.string(),
  consumptionPoint,
  holder: pointHolder,
  /** The structure that signs for the point; null where a person does, or nobody is named yet. */
  structure: z
    .object({
      name: z.string(),
      juridiction: juridictionSchema,
      /** What is doubted of its identifier, in words. Absent from the answers of a server of the former release. */
      identifierDoubt: z.string().nullable().optional(),
    })
    .nullish(),
  /** Nobody has said who signs for this place and an installation of the owner's: it may buy from itself. */
  sellerUntold: z.literal(true).optional(),
  /** Its own body alone sells to this place: it has no price to be proposed. */
  paysNobody: z.literal(true).optional(),
  progress: z.array(progressEntry),
  isFromProjectOwner: z.boolean(),
  invited: z.boolean(),
  /** km between the point and the project. */
  distance: z.number(),
  /** On how many other accounts the same PRM is registered. */
  prmSharedWith: z.int(),
  departure: departure.nullable(),
  /** The local grid company known in his commune, when it is not the project's. */
  otherGridOperator: z.string().nullish(),
  /** When the owner last exported the study's data of the point. */
  exportedAt: created.nullable(),
  /** The status of his documents; null while they were not sent. */
  documents: z.record(z.enum(documentKinds), z.enum(documentStatuses).nullable()),
});

const applicantSorts = ["name", "distance", "consumption", "segment", "date", "status"] as const;
const applicantFilters = {
  status: z.string().max(200).optional(),
  tab: z.enum(ownerTabs).optional(),
  q: cleanText({ max: 100 }).optional(),
  segment: z.enum(["C1", "C2", "C3", "C4", "C5"]).optional(),
  /** `name` or `-name` for the other way round. */
  sort: z
    .string()
    .regex(new RegExp(`^-?(${applicantSorts.join("|")})$`), { error: "Ce tri n’existe pas." })
    .optional(),
};

export const applicationCalls = defineCalls({
  createAllAndApply: {
    method: "POST",
    path: "/consumption-point/application/create-all-and-apply",
    summary:
      "Create an account, a consumption point, its signatory and an application, all or nothing; signs in",
    access: { who: "anyone" },
    body: z.strictObject({
      user: z.strictObject({
        email: emailSchema,
        phoneNumber: phoneSchema.nullish(),
        password: passwordSchema,
        firstName: personNameSchema,
        lastName: personNameSchema,
        cgus: z.boolean().optional(),
      }),
      consumptionPoint: consumptionPointWrite,
      application: z.strictObject({
        projectId: uuidSchema,
        isFromProjectOwner: z.boolean().optional(),
        invitationToken: invitationTokenSchema.optional(),
      }),
      /** Null when given later, once the application is accepted. */
      signatory: signatoryWrite.nullable(),
      emailObject: emailObjectSchema.nullish(),
      cgus: z.boolean().optional(),
    }),
    success: {
      status: 201,
      body: z.object({
        user: sessionUser,
        consumptionPoint,
        application: applicationProgress,
        signatory: signatory.nullable(),
      }),
    },
    errors: [
      "BIRTH_DATE_IN_FUTURE",
      "BIRTH_DATE_IMPLAUSIBLE",
      "CONSENT_MISSING",
      "DELIBERATION_DATE_IN_FUTURE",
      "DAY_TOO_EARLY",
      "EMAIL_ALREADY_USED",
      "WEAK_PASSWORD",
      "NOT_FOUND",
      "PRM_ALREADY_ACCEPTED",
    ],
  },
  apply: {
    method: "POST",
    path: "/application",
    summary: "Ask that one's point joins a project",
    access: { who: "user" },
    body: applicationWrite,
    success: { status: 201, body: applicationProgress },
    errors: ["ALREADY_APPLIED", "NOT_FOUND"],
  },
  getApplication: {
    method: "GET",
    path: "/consumption-point/{id}/application",
    summary: "The application of a consumption point, if it has one",
    access: { who: ["holder", "applicant-owner", "support"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, body: applicationProgress.nullable() },
  },
  moveApplication: {
    method: "POST",
    path: "/application/{id}/progress",
    summary: "One step in an application's life",
    access: { who: ["owner", "holder"], object: "application", param: "id" },
    params: idParams,
    body: progressInputSchema,
    success: { status: 201, body: applicationProgress },
    errors: [
      "INVALID_TRANSITION",
      "OUT_OF_PERIMETER",
      "PRICE_CHANGED",
      "PRICE_EXPIRED",
      "PRICE_REQUIRED",
      "PRICE_TERM_INVALID",
      "PRICE_UNEXPECTED",
      "PRM_ALREADY_ACCEPTED",
      "REASON_REQUIRED",
      "START_DAY_INVALID",
      "SUPPLY_TOO_EARLY",
    ],
  },
  moveApplications: {
    method: "POST",
    path: "/project/{id}/application/progress",
    summary: "The same step for many applications; says which failed and why",
    access: ownerOfProject,
    params: idParams,
    body: z.strictObject({
      applicationIds: z.array(uuidSchema).min(1).max(500),
      step: progressInputSchema,
    }),
    success: {
      status: 200,
      body: z.object({
        results: z.array(
          z.object({
            applicationId: z.string(),
            ok: z.boolean(),
            /** Why a step was refused: after OUT_OF_PERIMETER or SUPPLY_TOO_EARLY it may be tried again with a confirmation. */
            code: z.enum(errorCodes).optional(),
            /** The same reason in French. */
            error: z.string().optional(),
          }),
        ),
      }),
    },
  },
  listApplicants: {
    method: "GET",
    path: "/project/{id}/application",
    summary: "A project's consumers: a page of them, or the first 500",
    access: readersOfProject,
    params: idParams,
    query: z.object({
      ...applicantFilters,
      page: queryInteger(1, 1_000_000).optional(),
      pageSize: queryInteger(1, longestPage).optional(),
    }),
    mostBare: longestPage,
    success: {
      status: 200,
      body: z.union([z.array(applicant), z.object({ items: z.array(applicant), total: z.int() })]),
    },
    errors: ["UNKNOWN_APPLICATION_STATUS"],
  },
  countApplicants: {
    method: "GET",
    path: "/project/{id}/application/count",
    summary: "How many consumers each tab of the owner's table holds",
    access: readersOfProject,
    params: idParams,
    success: { status: 200, body: z.record(z.enum(ownerTabs), z.int()) },
  },
  exportApplicants: {
    method: "GET",
    path: "/project/{id}/application/export",
    summary: "A project's consumers as CSV or XLSX",
    access: ownerOfProject,
    params: idParams,
    query: z.object({ ...applicantFilters, format: z.enum(["csv", "xlsx"]) }),
    exports: "applicants",
    success: {
      status: 200,
      file: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    },
    errors: ["UNKNOWN_APPLICATION_STATUS"],
  },
  ...invitationCalls,
  ...departureCalls,
});
export type Applicant = z.output<typeof applicant>;
