import { defineCalls } from "../call.ts";
import { idParams } from "../wire.ts";
import { signatory, signatoryWrite } from "./signatory-codec.ts";

export const signatoryCalls = defineCalls({
  saveConsumptionSignatory: {
    method: "POST",
    path: "/signatory/consumption-point/{id}",
    summary: "Say who signs for a consumption point",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    body: signatoryWrite,
    success: { status: 201, body: signatory },
    errors: [
      "BIRTH_DATE_IN_FUTURE",
      "BIRTH_DATE_IMPLAUSIBLE",
      "DELIBERATION_DATE_IN_FUTURE",
      "DAY_TOO_EARLY",
      "POINT_IN_USE",
    ],
  },
  getConsumptionSignatory: {
    method: "GET",
    path: "/signatory/consumption-point/{id}",
    summary: "Who signs for a consumption point",
    access: { who: ["holder", "applicant-owner", "support"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, body: signatory.nullable() },
  },
  saveProductionSignatory: {
    method: "POST",
    path: "/signatory/production-point/{id}",
    summary: "Say who signs for a production point",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    body: signatoryWrite,
    success: { status: 201, body: signatory },
    errors: [
      "BIRTH_DATE_IN_FUTURE",
      "BIRTH_DATE_IMPLAUSIBLE",
      "DELIBERATION_DATE_IN_FUTURE",
      "DAY_TOO_EARLY",
      "POINT_IN_USE",
    ],
  },
  getProductionSignatory: {
    method: "GET",
    path: "/signatory/production-point/{id}",
    summary: "Who signs for a production point",
    access: { who: ["holder", "applicant-owner", "support"], object: "production-point", param: "id" },
    params: idParams,
    success: { status: 200, body: signatory.nullable() },
  },
});
