import { essentialSubjects } from "@mec/domain/signature";
import * as z from "zod";

/** One line of what documents say, in French. */
export const essential = z.object({ subject: z.enum(essentialSubjects), text: z.string() });
