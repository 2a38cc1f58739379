export { tendSignatures } from "./daily.ts";
export { decline } from "./decline.ts";
export { keyEvidence } from "./evidence/evidence-keying.ts";
export { makeOwnLink } from "./own-link.ts";
export { readSignature } from "./read-signature.ts";
export { retractInTransaction } from "./retraction/retract.ts";
export { sendCode } from "./send-code.ts";
export { sign } from "./sign.ts";
