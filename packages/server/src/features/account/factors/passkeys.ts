import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from "@mec/api/account";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Config } from "../../../config.ts";
import type { Passkey } from "./passkey-store.ts";
import { issuer } from "./totp.ts";

/** The algorithms that devices sign with, the preferred first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** The site that a passkey is bound to: it works at our public address only. */
function site({ publicUrl }: Pick<Config, "publicUrl">) {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpId: hostname };
}

const descriptors = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: "public-key" as const,
    transports: [...transports],
  }));

/** What the browser is asked in order to make a passkey. */
export function passkeyCreationOptions(
  config: Pick<Config, "publicUrl">,
  person: { id: string; email: string; firstName: string; lastName: string },
  { challenge, known }: { challenge: string; known: readonly Passkey[] },
): PasskeyCreation {
  return {
    challenge,
    rp: { name: issuer, id: site(config).rpId },
    user: {
      id: Buffer.from(person.id).toString("base64url"),
      name: person.email,
      displayName: `${person.firstName} ${person.lastName}`,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    excludeCredentials: descriptors(known),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

/** What the browser is asked in order to use a passkey: one of these, or any of this site. */
export function passkeyRequestOptions(
  config: Pick<Config, "publicUrl">,
  challenge: string,
  allowed: readonly Passkey[] = [],
): PasskeyRequest {
  return {
    challenge,
    rpId: site(config).rpId,
    allowCredentials: descriptors(allowed),
    userVerification: "required",
  };
}

/** The data to keep of a passkey made for this challenge on this site; null when it was not. */
export async function verifyMadePasskey(
  config: Pick<Config, "publicUrl">,
  passkey: MadePasskey,
  challenge: string,
): Promise<Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports"> | null> {
  const { origin, rpId } = site(config);
  const { transports, ...response } = passkey.response;
  const { authenticatorAttachment: _, ...credential } = passkey;
  const verdict = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verdict?.verified) return null;
  const { id, publicKey, counter } = verdict.registrationInfo.credential;
  return { credentialId: id, publicKey, counter, transports: transports ?? [] };
}

/** The new count of uses of a passkey that signed this challenge on this site; null when it did not. */
export async function verifyUsedPasskey(
  config: Pick<Config, "publicUrl">,
  used: UsedPasskey,
  { challenge, known }: { challenge: string; known: Passkey },
): Promise<number | null> {
  const { origin, rpId } = site(config);
  const { userHandle: _, ...response } = used.response;
  const { authenticatorAttachment: __, ...credential } = used;
  const verdict = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: known.credentialId,
      publicKey: Uint8Array.from(known.publicKey),
      counter: known.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return verdict?.verified ? verdict.authenticationInfo.newCounter : null;
}
