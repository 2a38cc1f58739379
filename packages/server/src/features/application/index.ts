export {
  countRetraction,
  endByRetraction,
  type HeldApplication,
  holdApplication,
  takesPartNow,
} from "./end-by-retraction.ts";
export { type Buyer, findBuyer } from "./find-buyer.ts";
export { findBinding } from "./find-buying.ts";
export { findLeaving, findPayment, findRetracted, paymentIn } from "./find-payment.ts";
export { forgetSteps } from "./forget-steps.ts";
export { keepSignedSum } from "./kept-sums/keep-sum.ts";
export { agreedPriceOf } from "./mails/agreed-gain.ts";
export { findApplicationFacts } from "./mails/mail-facts.ts";
export { reopenApplication, signApplication } from "./sign-application.ts";
export { keepRetraction } from "./store.ts";
