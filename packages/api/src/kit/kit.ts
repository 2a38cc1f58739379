import { kitFormats, kitPieces } from "@mec/domain/kit";
import { productionTypes } from "@mec/domain/point";
import { perimeterSchema } from "@mec/domain/project";
import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";

const anyone = { who: "anyone" } as const;
/** Without a project, the kit has blank lines to write on. */
const query = z.object({ projectId: uuidSchema.optional() });

/** What a communication kit is made from. */
const kit = z.object({
  project: z
    .object({
      id: z.string(),
      name: z.string(),
      town: z.string(),
      postCode: z.string(),
      productionTypes: z.array(z.enum(productionTypes)),
      perimeter: perimeterSchema,
      /** While it is not online, only its owner reads this, and its code leads strangers nowhere. */
      isOnline: z.boolean(),
    })
    .nullable(),
  /** What the QR codes lead to: the project's short address, or that of the map of projects. */
  address: z.string(),
});
export type Kit = z.output<typeof kit>;

export const kitCalls = defineCalls({
  getKit: {
    method: "GET",
    path: "/public/communication-kit",
    summary:
      "What a communication kit says of a project, or of none, and the address that its QR codes lead to",
    access: anyone,
    query,
    success: { status: 200, body: kit },
    errors: ["NOT_FOUND"],
  },
  getKitArchive: {
    method: "GET",
    path: "/public/communication-kit/archive",
    summary:
      "A communication kit whole: each piece as PDF and PNG, the letters and the mail as texts, in one zip",
    access: anyone,
    query,
    success: { status: 200, file: ["application/zip"] },
    errors: ["NOT_FOUND"],
  },
  getKitFile: {
    method: "GET",
    path: "/public/communication-kit/{piece}/{format}",
    summary: "One piece of a communication kit: poster, flyers, letters, pictures",
    access: anyone,
    params: z.object({ piece: z.enum(kitPieces), format: z.enum(kitFormats) }),
    query,
    success: { status: 200, file: ["application/pdf", "image/png", "image/jpeg"] },
    errors: ["NOT_FOUND"],
  },
});
