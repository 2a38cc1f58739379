import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from "@mec/api/account";
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { t } from "../../../platform/i18n.ts";

export const knowsPasskeys = browserSupportsWebAuthn;

/** The device made or used no passkey: cancelled, timed out, or none that fits. */
export class PasskeyFailure extends Error {}

async function withDevice<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    throw new PasskeyFailure(
      isKnown
        ? t("Cet appareil a déjà une clé d’accès pour votre compte.")
        : t("Aucune clé d’accès n’a été utilisée. Recommencez, ou choisissez un autre moyen."),
      { cause: error },
    );
  }
}

/** Has the device create a passkey, after a gesture of its person. @throws PasskeyFailure */
export async function makePasskey(options: PasskeyCreation): Promise<MadePasskey> {
  const { id, rawId, response }: RegistrationResponseJSON = await withDevice(
    startRegistration({ optionsJSON: options }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  };
}

/** Has the device sign with a passkey, after a gesture of its person. @throws PasskeyFailure */
export async function signWithPasskey(options: PasskeyRequest): Promise<UsedPasskey> {
  const { id, rawId, response }: AuthenticationResponseJSON = await withDevice(
    startAuthentication({ optionsJSON: options }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type: "public-key", response: { clientDataJSON, authenticatorData, signature } };
}
