import { pmoInterlocutorSchema } from "@mec/domain/pmo";
import * as z from "zod";
import { genderCodec } from "../signatory/signatory-codec.ts";
import { readOnly } from "../wire.ts";

const { gender: _, ...interlocutorFields } = pmoInterlocutorSchema.shape;

export const pmoInterlocutorWrite = z.strictObject({
  id: readOnly,
  gender: genderCodec,
  ...interlocutorFields,
});
export const pmoInterlocutor = z.object({
  id: z.string(),
  gender: genderCodec,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  projectIdentification: z.string(),
});
