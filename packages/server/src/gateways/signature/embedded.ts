import type { SignatureProvider } from "./port.ts";

/** People sign on our own page: there is no provider to call. */
export function embeddedSignature(): SignatureProvider {
  return {
    name: "embedded",
    async create({ reference, signers }) {
      return {
        providerId: reference,
        signers: signers.map((signer) => ({
          reference: signer.reference,
          providerSignerId: signer.reference,
          link: null,
        })),
      };
    },
    remind: async () => [],
    cancel: async () => {},
    fetch: async () => null,
    download: async () => null,
    parseWebhook: () => ({ kind: "refused" }),
  };
}
