import { page } from "../page.ts";

export const signaturePages = {
  signature: page("/signature/:token", { audience: "anyone", title: "Documents à signer" }),
  verification: page("/verification", {
    audience: "anyone",
    title: "Vérifier un document signé",
    indexed: true,
  }),
  signedPapers: page("/verification/papers/:token", { audience: "anyone", title: "Vos papiers signés" }),
};
