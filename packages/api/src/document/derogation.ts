import { defineCalls } from "../call.ts";
import { idParams } from "../wire.ts";

export const derogationCalls = defineCalls({
  getDerogationLetter: {
    method: "GET",
    path: "/project/{id}/perimeter/derogation-letter",
    summary: "The request to the minister for more than 2 km, with the communes of the participants",
    access: { who: ["owner", "support"], object: "project", param: "id" },
    params: idParams,
    success: { status: 200, file: ["application/pdf"] },
    errors: ["NO_DEROGATION_NEEDED"],
  },
});
