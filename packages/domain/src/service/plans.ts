import * as z from "zod";
import { messages } from "../shared/index.ts";

/** §3: the four groups of services. */
export const serviceGroups = ["data", "pmo", "vente", "convention"] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** §4: how a service is paid; `not-taken` is no plan. */
export const pricingTypes = ["usage", "credits", "free", "not-taken"] as const;
export type PricingType = (typeof pricingTypes)[number];

export type PlanCode = `${ServiceGroup}-${PricingType}`;

/** §7: what can be counted. */
export const billableActions = [
  "PMO_USAGE",
  "PMO_CREDITS",
  "CONVENTION_USAGE",
  "CONVENTION_CREDITS",
  "VENTE_USAGE",
  "VENTE_CREDITS",
] as const;
export const billableActionSchema = z.enum(billableActions, { error: messages.choice });
export type BillableAction = (typeof billableActions)[number];

export const dataExportActions = ["DATA_USAGE_CONSO", "DATA_USAGE_PROJECT"] as const;
export const dataExportActionSchema = z.enum(dataExportActions, { error: messages.choice });
export type DataExportAction = (typeof dataExportActions)[number];
