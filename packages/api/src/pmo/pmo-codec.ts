import { type PmoInterlocutor, pmoInterlocutorSchema } from "@mec/domain/pmo";
import * as z from "zod";
import { genderCodec } from "../signatory/signatory-codec.ts";

const { gender: _, ...interlocutorFields } = pmoInterlocutorSchema.shape;

export const pmoInterlocutorWrite = z.strictObject({ gender: genderCodec, ...interlocutorFields });
export const pmoInterlocutor = z.object({
  gender: genderCodec,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  projectIdentification: z.string(),
}) satisfies z.ZodType<PmoInterlocutor>;
