import type { SessionUser } from "@mec/domain/account";
import type { Config } from "../../../config.ts";
import type { Actor } from "../../../deps.ts";

/** What a session says of its person (specification §3). */
export function toSessionUser(
  { widgetGeneratorEmails }: Pick<Config, "widgetGeneratorEmails">,
  person: Pick<
    Actor,
    "id" | "firstName" | "lastName" | "email" | "phoneNumber" | "roles" | "secondFactorRequired"
  >,
): SessionUser {
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phoneNumber: person.phoneNumber,
    isAuthenticated: true,
    roles: [...person.roles],
    ...(person.secondFactorRequired ? { secondFactorRequired: true } : {}),
    ...(widgetGeneratorEmails.includes(person.email.toLowerCase()) ? { widgetGenerator: true } : {}),
  };
}
