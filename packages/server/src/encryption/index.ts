export { openWith, sealWith } from "./by-content.ts";
export { dataKeyNames, decrypt, encrypt, keyedMark, useKeyring } from "./cipher.ts";
export {
  documentData,
  documentWords,
  idempotencyAnswer,
  membershipFee,
  signatoryIdentity,
  type TotpSecret,
  totpSecret,
} from "./columns.ts";
export { addKey, openKeyring } from "./keyring.ts";
export { writeAgain } from "./write-again.ts";
