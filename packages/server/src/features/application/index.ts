export { applicationRelations } from "./access.ts";
export { applicationReactions } from "./mails.ts";
export { applicationHandlers } from "./routes.ts";
export { signApplication } from "./sign-application.ts";
