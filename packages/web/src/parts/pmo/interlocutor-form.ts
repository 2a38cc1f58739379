import type { SessionUser } from "@mec/domain/account";
import { type PmoInterlocutor, pmoInterlocutorSchema } from "@mec/domain/pmo";
import type { BearerKind } from "@mec/domain/project";
import type { Gender } from "@mec/domain/signatory";

/** The contact of the legal body, as typed. */
export type InterlocutorForm = Omit<PmoInterlocutor, "gender"> & { gender: Gender | "" };

const emptyInterlocutorForm: InterlocutorForm = {
  gender: "",
  firstName: "",
  lastName: "",
  email: "",
  phoneNumber: "",
  projectIdentification: "",
};

export const interlocutorFormSchema = pmoInterlocutorSchema;

/**
 * The contact is usually the owner himself, so his profile fills the form. Not a commune's: who fills its dossier is an agent, and
 * the contact signs for the association.
 */
export function firstInterlocutor(
  user: SessionUser | null | undefined,
  bearer: BearerKind | undefined,
): InterlocutorForm {
  if (!user || bearer === "municipality") return emptyInterlocutorForm;
  const { firstName, lastName, email, phoneNumber } = user;
  return { ...emptyInterlocutorForm, firstName, lastName, email, phoneNumber: phoneNumber ?? "" };
}
