import { describe, expect, it } from "vitest";
import type * as z from "zod";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";

const all: readonly Call[] = Object.values(calls);
const find = (method: string, path: string) =>
  all.find((call) => call.method === method && call.path === path);

/** §7 of the specification, spelled apart from the calls; a parameter has the name that the product gives it. */
const specified: readonly [method: string, path: string, status: number][] = [
  ["GET", "/session", 200],
  ["GET", "/logout", 204],
  ["GET", "/has-customer-account", 200],
  ["GET", "/customer-account/has-billable-informations", 200],
  ["POST", "/customer-account/onboard", 201],
  ["GET", "/customer-account/plan", 200],

  ["POST", "/consumption-point/application/create-all-and-apply", 201],
  ["POST", "/consumption-point/", 201],
  ["GET", "/consumption-point/{id}", 200],
  ["GET", "/consumption-point/by-user", 200],
  ["PUT", "/consumption-point/{id}", 200],
  ["GET", "/project/{id}/application", 200],
  ["GET", "/consumption-point/{id}/signature/presigned-url", 200],

  ["POST", "/production-point", 201],
  ["PUT", "/production-point/{id}", 200],
  ["GET", "/production-point/by-user", 200],
  ["GET", "/project/{id}/production-point", 200],

  ["POST", "/project", 201],
  ["GET", "/project/{id}", 200],
  ["PUT", "/project/{id}", 200],
  ["DELETE", "/project/{id}", 204],
  ["GET", "/project/by-user", 200],
  ["POST", "/project/{id}/image", 201],
  ["POST", "/project/onboard", 201],

  ["POST", "/public/project/check-duplicates", 200],
  ["GET", "/public/project", 200],
  ["GET", "/public/project/department/{d}", 200],
  ["GET", "/public/project/region/{r}", 200],
  ["GET", "/public/project/radius", 200],
  ["GET", "/public/project/bounds", 200],
  ["GET", "/public/project/eligible", 200],
  ["GET", "/public/project/{id}", 200],

  ["GET", "/project/{id}/internal-rules/model", 200],
  ["GET", "/project/{id}/pmo-status/report-model", 200],
  ["GET", "/project/{id}/pmo-status/model", 200],
  ["GET", "/project/{id}/signature/presigned-url", 200],
  ["GET", "/project/{id}/membership-fee", 200],
  ["POST", "/project/{id}/membership-fee", 201],
  ["GET", "/consumption-point/{id}/pmo-status", 200],
  ["GET", "/consumption-point/{id}/pmo-status/{docId}/presigned-url", 200],
  ["GET", "/project/{id}/pmo-status", 200],
  ["GET", "/project/{id}/pmo-status/{docId}/presigned-url", 200],
  ["POST", "/project/{id}/pmo-status", 201],
  ["DELETE", "/project/{id}/pmo-status/{docId}", 204],
  ["GET", "/project/{id}/internal-rules", 200],
  ["POST", "/project/{id}/internal-rules", 201],
  ["GET", "/consumption-point/{id}/internal-rules", 200],
  ["GET", "/consumption-point/{id}/internal-rules/{docId}/presigned-url", 200],
  ["GET", "/project/{id}/internal-rules/{docId}/presigned-url", 200],
  ["GET", "/project/{id}/pmo-interlocutor", 200],
  ["POST", "/project/{id}/pmo-interlocutor", 201],
  ["GET", "/project/{id}/pmo-association", 200],
  ["POST", "/project/{id}/pmo-association", 201],
  ["POST", "/project/{id}/pmo-association/reset", 200],
  ["GET", "/signatory/consumption-point/{id}", 200],
  ["POST", "/signatory/consumption-point/{id}", 201],
  ["GET", "/signatory/production-point/{id}", 200],
  ["POST", "/signatory/production-point/{id}", 201],

  ["POST", "/billable-metrics/compute", 201],
  ["POST", "/data-export/{projectId}", 201],
  ["GET", "/data-export/{projectId}", 200],
];

describe("a call of the specification", () => {
  it.each(specified)("%s %s answers %i", (method, path, status) => {
    expect(find(method, path)?.success.status).toBe(status);
  });
});

const keysOf = (schema: unknown): string[] => Object.keys((schema as z.ZodObject).shape);

describe("a parameter of the specification", () => {
  it.each([
    ["/project/{id}", ["imageType"]],
    ["/public/project", ["imageType", "productionPointType", "limit", "userId"]],
    ["/public/project/radius", ["centerLat", "centerLong", "radius"]],
    ["/public/project/bounds", ["minLat", "minLong", "maxLat", "maxLong"]],
    ["/public/project/eligible", ["lat", "long", "userId"]],
    ["/consumption-point/{id}/signature/presigned-url", ["signatureRequestId"]],
    ["/consumption-point/{id}/pmo-status", ["projectId"]],
    ["/consumption-point/{id}/internal-rules", ["projectId"]],
  ])("of GET %s is one of %j", (path, names) => {
    expect(keysOf(find("GET", path)?.query)).toEqual(expect.arrayContaining(names));
  });
});

describe("a file of the specification", () => {
  it.each([
    ["/project/{id}/pmo-status", "file"],
    ["/project/{id}/internal-rules", "file"],
    ["/project/{id}/image", "image"],
  ])("that is sent to %s is the field %s of a multipart body", (path, field) => {
    expect(find("POST", path)?.upload?.field).toBe(field);
  });
});

it("what one sends to apply without an account has the specified parts", () => {
  const body = find("POST", "/consumption-point/application/create-all-and-apply")?.body as z.ZodObject;
  expect(keysOf(body)).toEqual(
    expect.arrayContaining(["user", "consumptionPoint", "application", "signatory", "emailObject"]),
  );
  expect(keysOf(body.shape.user)).toEqual(
    expect.arrayContaining(["email", "phoneNumber", "password", "firstName", "lastName"]),
  );
  expect(keysOf(body.shape.application)).toEqual(expect.arrayContaining(["projectId", "isFromProjectOwner"]));
});
