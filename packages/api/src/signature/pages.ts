import { page } from "../page.ts";

/** For whom a signature waits: a point, or a project as its legal body or as one of its producers. */
export const signingPlaces = ["consumer", "producer", "project"] as const;
export type SigningPlace = (typeof signingPlaces)[number];

export const signaturePages = {
  signature: page("/signature/:token", { audience: "anyone", title: "Documents à signer" }),
  signOwn: page("/signing/:place/:id", {
    audience: "user",
    title: "Documents à signer",
    values: { place: signingPlaces },
  }),
  verification: page("/verification", {
    audience: "anyone",
    title: "Vérifier un document signé",
    indexed: true,
  }),
  signedPapers: page("/verification/papers/:token", { audience: "anyone", title: "Vos papiers signés" }),
};
