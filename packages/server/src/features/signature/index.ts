export { tendSignatures } from "./daily.ts";
export { findTampering } from "./evidence.ts";
export { signatureReactions } from "./mails.ts";
export { receiveWebhook } from "./receive-webhook.ts";
export { signatureHandlers } from "./routes.ts";
