import {
  billableActionSchema,
  customerSchema,
  dataExportActionSchema,
  pricingTypes,
  serviceGroups,
} from "@mec/domain/service";
import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { addressAnswer, created } from "../wire.ts";

const group = z.object({
  selectedPricing: z.object({ type: z.enum(pricingTypes) }),
  pricingOptions: z.array(z.object({ type: z.enum(pricingTypes), hide: z.boolean(), enabled: z.boolean() })),
});
const pointIds = z.array(uuidSchema).min(1).max(2000);
const plans = z.array(z.object({ planCode: z.string(), usage: z.int() }));
const dataExport = z.object({
  exportDate: created,
  consumptionPoints: z.array(z.object({ pointId: z.string() })),
});

export const serviceCalls = defineCalls({
  getServices: {
    method: "GET",
    path: "/services",
    summary: "The four groups of services, what is taken and what can be",
    access: { who: "user" },
    success: {
      status: 200,
      body: z.object({
        data: group,
        pmo: group,
        vente: group,
        convention: group,
        /**
         * Of the participants of the person's project that has the most, those who buy from themselves alone and have no contract of
         * sale. Absent from the answers of a server of the former release.
         */
        withoutSale: z.int().optional(),
      }),
    },
  },
  hasCustomerAccount: {
    method: "GET",
    path: "/has-customer-account",
    summary: "Whether the person has a customer account",
    access: { who: "user" },
    success: { status: 200, body: z.object({ hasCustomerAccount: z.boolean() }) },
  },
  hasBillableInformations: {
    method: "GET",
    path: "/customer-account/has-billable-informations",
    summary: "Whether an invoice could be made out to the person",
    access: { who: "user" },
    success: { status: 200, body: z.object({ hasBillableInformations: z.boolean() }) },
  },
  onboardCustomer: {
    method: "POST",
    path: "/customer-account/onboard",
    summary: "Say whom invoices are made out to",
    access: { who: "user" },
    body: customerSchema,
    success: { status: 201, body: z.object({ hasBillableInformations: z.boolean() }) },
  },
  getCustomerAccount: {
    method: "GET",
    path: "/customer-account",
    summary: "Whom invoices are made out to; null until the person said so",
    access: { who: "user" },
    success: {
      status: 200,
      body: z
        .object({
          name: z.string(),
          email: z.string(),
          address: addressAnswer,
          siretId: z.string().nullable(),
        })
        .nullable(),
    },
  },
  getInvoices: {
    method: "GET",
    path: "/customer-account/invoices",
    summary: "Where the person's invoices are",
    access: { who: "user" },
    success: { status: 200, body: z.object({ url: z.string() }) },
  },
  getStatement: {
    method: "GET",
    path: "/customer-account/statement",
    summary: "What was counted, by month, service and project, newest first",
    access: { who: "user" },
    paged: "pages",
    mostBare: longestPage,
    success: {
      status: 200,
      body: z.array(
        z.object({
          /** YYYY-MM, in Paris. */
          month: z.string(),
          group: z.enum(serviceGroups),
          projectId: z.string(),
          /** Null once the project is deleted. */
          projectName: z.string().nullable(),
          counted: z.int(),
          amountExclTax: z.number(),
        }),
      ),
    },
  },
  getPlans: {
    method: "GET",
    path: "/customer-account/plan",
    summary: "The plans in force and what was used of them",
    access: { who: "user" },
    mostLines: serviceGroups.length,
    success: { status: 200, body: plans },
  },
  choosePlan: {
    method: "PUT",
    path: "/customer-account/plan",
    summary: "Choose or leave a service",
    access: { who: "user" },
    body: z.strictObject({ planCode: z.string().max(50) }),
    mostLines: serviceGroups.length,
    success: { status: 200, body: plans },
    errors: ["PLAN_DISABLED", "UNKNOWN_PLAN"],
  },
  computeBillableMetrics: {
    method: "POST",
    path: "/billable-metrics/compute",
    summary: "Count a billable action, once for each consumption point",
    access: { who: "user" },
    body: z.strictObject({
      action: billableActionSchema,
      properties: z.strictObject({ projectId: uuidSchema, consumptionPointsId: pointIds }),
    }),
    success: {
      status: 201,
      body: z.object({ action: billableActionSchema, counted: z.int(), amountExclTax: z.number() }),
    },
    errors: ["NOT_FOUND", "PLAN_MISSING", "UNKNOWN_PARTICIPANT"],
  },
  exportData: {
    method: "POST",
    path: "/data-export/{projectId}",
    summary: "Export the study data of a project's consumers",
    access: { who: ["owner"], object: "project", param: "projectId" },
    params: z.object({ projectId: uuidSchema }),
    body: z.strictObject({
      billableEventAction: dataExportActionSchema,
      /** All of the project's participants and candidates by default. */
      consumptionPointsId: pointIds.optional(),
    }),
    success: {
      status: 201,
      body: dataExport,
    },
    errors: ["PLAN_MISSING", "UNKNOWN_PARTICIPANT"],
  },
  getDataExport: {
    method: "GET",
    path: "/data-export/{projectId}",
    summary: "The last export of a project; 404 when there was none",
    access: { who: ["owner", "support"], object: "project", param: "projectId" },
    params: z.object({ projectId: uuidSchema }),
    success: {
      status: 200,
      body: dataExport,
    },
  },
});
export type Services = z.output<(typeof serviceCalls)["getServices"]["success"]["body"]>;
export type Statement = z.output<(typeof serviceCalls)["getStatement"]["success"]["body"]>;
export type CustomerAccount = NonNullable<
  z.output<(typeof serviceCalls)["getCustomerAccount"]["success"]["body"]>
>;
