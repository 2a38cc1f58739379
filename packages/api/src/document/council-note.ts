import { defineCalls } from "../call.ts";
import { idParams } from "../wire.ts";

export const councilNoteCalls = defineCalls({
  getCouncilNote: {
    method: "GET",
    path: "/consumption-point/{id}/price-proposal/note",
    summary:
      "A sheet for those who decide on a place: all the places of one structure in the project, with a model of délibération where a council votes",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, file: ["application/pdf"] },
    errors: ["NO_OPEN_PRICE"],
  },
  getPlantNote: {
    method: "GET",
    path: "/production-point/{id}/council-note",
    summary: "The same for those who decide to share what a plant produces, with its body's places",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    success: { status: 200, file: ["application/pdf"] },
    errors: ["NO_OPEN_PRICE"],
  },
});
