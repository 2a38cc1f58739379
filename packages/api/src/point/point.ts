import { consentEnds, prmSchema } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { created, idParams } from "../wire.ts";
import {
  consumptionPoint,
  consumptionPointUpdate,
  consumptionPointWrite,
  readConsumptionPoint,
} from "./consumption-point-codec.ts";
import {
  productionPoint,
  productionPointAlone,
  productionPointUpdate,
  productionPointWrite,
} from "./production-point-codec.ts";

const holderOfConsumption = { who: ["holder"], object: "consumption-point", param: "id" } as const;
const readersOfConsumption = {
  who: ["holder", "applicant-owner", "support"],
  object: "consumption-point",
  param: "id",
} as const;
const holderOfProduction = { who: ["holder"], object: "production-point", param: "id" } as const;

/** A consent to read the meter's data, with the proof kept of it. */
const consent = z.object({
  id: z.string(),
  prm: z.string(),
  textVersion: z.string(),
  textHash: z.string(),
  givenAt: created,
  expiresAt: created,
  withdrawnAt: created.nullable(),
  /** How what it was given for ended, where it ended with that, at `expiresAt`, before its twelve months. */
  endedWith: z.enum(consentEnds).optional(),
  /** The accord that its holder signed for this meter allows the reading too. Absent where none does, and from a former server. */
  readByAccord: z.literal(true).optional(),
});
const consentWrite = z.strictObject({
  prm: prmSchema.optional(),
  sge: z.literal(true, { error: messages.sge }),
});

export const pointCalls = defineCalls({
  createConsumptionPoint: {
    method: "POST",
    path: "/consumption-point/",
    summary: "Register a consumption point",
    access: { who: "user" },
    body: consumptionPointWrite,
    success: { status: 201, body: consumptionPoint },
    errors: ["CONSENT_MISSING", "NOT_FOUND", "PRM_ALREADY_ACCEPTED"],
  },
  listMyConsumptionPoints: {
    method: "GET",
    path: "/consumption-point/by-user",
    summary: "One's own consumption points",
    access: { who: "user" },
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(consumptionPoint) },
  },
  getConsumptionPoint: {
    method: "GET",
    path: "/consumption-point/{id}",
    summary: "A consumption point, and as whom it is read",
    access: readersOfConsumption,
    params: idParams,
    version: consumptionPoint,
    success: { status: 200, body: readConsumptionPoint },
  },
  updateConsumptionPoint: {
    method: "PUT",
    path: "/consumption-point/{id}",
    summary: "Change a consumption point",
    access: holderOfConsumption,
    params: idParams,
    body: consumptionPointUpdate,
    version: consumptionPoint,
    answersVersion: true,
    success: { status: 200, body: consumptionPoint },
    errors: ["ADDRESS_BEING_SIGNED", "CONSENT_MISSING", "PRM_ALREADY_ACCEPTED"],
  },
  deleteConsumptionPoint: {
    method: "DELETE",
    path: "/consumption-point/{id}",
    summary: "Remove a consumption point that takes part in nothing",
    access: holderOfConsumption,
    params: idParams,
    success: { status: 204 },
    errors: ["POINT_IN_USE"],
  },
  listConsumptionConsents: {
    method: "GET",
    path: "/consumption-point/{id}/consent",
    summary: "The consents given for a meter's data, newest first",
    access: holderOfConsumption,
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(consent) },
  },
  giveConsumptionConsent: {
    method: "POST",
    path: "/consumption-point/{id}/consent",
    summary: "Give or renew the consent for twelve months",
    access: holderOfConsumption,
    params: idParams,
    body: consentWrite,
    success: { status: 201, body: consent },
    errors: ["PRM_ALREADY_ACCEPTED", "PRM_MISSING"],
  },
  withdrawConsumptionConsent: {
    method: "DELETE",
    path: "/consumption-point/{id}/consent",
    summary: "Withdraw the consent, at once",
    access: holderOfConsumption,
    params: idParams,
    success: { status: 204 },
  },
  createProductionPoint: {
    method: "POST",
    path: "/production-point",
    summary: "Register a production point",
    access: { who: "user" },
    body: productionPointWrite,
    success: { status: 201, body: productionPoint },
    errors: ["CONSENT_MISSING", "NOT_FOUND", "PRM_ALREADY_ACCEPTED"],
  },
  listMyProductionPoints: {
    method: "GET",
    path: "/production-point/by-user",
    summary: "One's own production points",
    access: { who: "user" },
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(productionPoint) },
  },
  getProductionPoint: {
    method: "GET",
    path: "/production-point/{id}",
    summary: "A production point",
    access: { who: ["holder", "applicant-owner", "support"], object: "production-point", param: "id" },
    params: idParams,
    version: productionPoint,
    success: { status: 200, body: productionPointAlone },
  },
  updateProductionPoint: {
    method: "PUT",
    path: "/production-point/{id}",
    summary: "Change a production point",
    access: holderOfProduction,
    params: idParams,
    body: productionPointUpdate,
    version: productionPoint,
    answersVersion: true,
    success: { status: 200, body: productionPointAlone },
    errors: ["ADDRESS_BEING_SIGNED", "CONSENT_MISSING", "POINT_IN_USE", "PRM_ALREADY_ACCEPTED"],
  },
  deleteProductionPoint: {
    method: "DELETE",
    path: "/production-point/{id}",
    summary: "Remove a production point that takes part in nothing",
    access: holderOfProduction,
    params: idParams,
    success: { status: 204 },
    errors: ["POINT_IN_USE"],
  },
  listProductionConsents: {
    method: "GET",
    path: "/production-point/{id}/consent",
    summary: "The consents given for a producer's meter, newest first",
    access: holderOfProduction,
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: { status: 200, body: z.array(consent) },
  },
  giveProductionConsent: {
    method: "POST",
    path: "/production-point/{id}/consent",
    summary: "Give or renew the consent for twelve months",
    access: holderOfProduction,
    params: idParams,
    body: consentWrite,
    success: { status: 201, body: consent },
    errors: ["PRM_ALREADY_ACCEPTED", "PRM_MISSING"],
  },
  withdrawProductionConsent: {
    method: "DELETE",
    path: "/production-point/{id}/consent",
    summary: "Withdraw the consent, at once",
    access: holderOfProduction,
    params: idParams,
    success: { status: 204 },
  },
});
