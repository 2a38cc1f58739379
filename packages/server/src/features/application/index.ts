export { findApplicationFacts } from "./mails/mail-facts.ts";
export { signApplication } from "./sign-application.ts";
