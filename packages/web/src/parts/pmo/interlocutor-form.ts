import { type PmoInterlocutor, pmoInterlocutorSchema } from "@mec/domain/pmo";
import type { Gender } from "@mec/domain/signatory";

/** The contact of the legal body, as typed. */
export type InterlocutorForm = Omit<PmoInterlocutor, "gender"> & { gender: Gender | "" };

export const emptyInterlocutorForm: InterlocutorForm = {
  gender: "",
  firstName: "",
  lastName: "",
  email: "",
  phoneNumber: "",
  projectIdentification: "",
};

export const interlocutorFormSchema = pmoInterlocutorSchema;
