import { entityTypes } from "@mec/domain/signatory";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { idParams } from "../wire.ts";
import { placeSchema as place, placeOfBody } from "./body.ts";
import { signatory, signatoryWrite } from "./signatory-codec.ts";

const ownerOfProject = { who: ["owner"], object: "project", param: "id" } as const;

const ownSignatory = z.object({
  /** The owner's places and installations in the project that nobody signs for yet. */
  lacking: z.array(
    place.extend({
      /** Which kind of person may sign for it; either for an installation. */
      entityType: z.enum(entityTypes).optional(),
    }),
  ),
  /** His places and installations of which the structures may be one, by a mistyped number; none of a server of the former release. */
  near: z.array(placeOfBody).optional(),
  /** Who signs for the first of his others there; null where nobody does. */
  named: z.object({ place: z.string(), signatory }).nullable(),
});

/** One body often signs for a roof and the buildings under it: it is named once. */
export const ownSignatoryCalls = defineCalls({
  getOwnSignatory: {
    method: "GET",
    path: "/project/{id}/own-signatory",
    summary: "For which of the owner's places and installations nobody signs yet, and who does for another",
    access: ownerOfProject,
    params: idParams,
    success: { status: 200, body: ownSignatory },
  },
  nameOwnSignatory: {
    method: "POST",
    path: "/project/{id}/own-signatory",
    summary: "Say who signs for all of them at once; what was said of others stays",
    access: ownerOfProject,
    params: idParams,
    body: signatoryWrite,
    success: { status: 200, body: z.object({ named: z.array(place) }) },
    errors: [
      "BIRTH_DATE_IN_FUTURE",
      "BIRTH_DATE_IMPLAUSIBLE",
      "DELIBERATION_DATE_IN_FUTURE",
      "DAY_TOO_EARLY",
    ],
  },
});

export type OwnSignatory = z.output<typeof ownSignatory>;
