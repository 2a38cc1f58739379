import * as z from "zod";
import { defineCalls } from "../call.ts";

/** The types of files that the platform keeps. */
export const keptTypes = [
  "image/jpeg",
  "image/png",
  "application/pdf",
  "application/zip",
  "text/csv",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
] as const;

export const storageCalls = defineCalls({
  getFile: {
    method: "GET",
    path: "/file/{key}",
    summary: "A kept file, by a link that the platform signed and that expires; always as an attachment",
    access: { who: "anyone" },
    params: z.object({ key: z.string().max(100) }),
    query: z.object({
      name: z.string().max(300),
      /** Seconds since 1970. */
      expires: z.string().max(20),
      signature: z.string().max(100),
    }),
    success: { status: 200, file: keptTypes },
    errors: ["NOT_FOUND"],
  },
});
