export { supportReactions } from "./mails.ts";
export { missingReactions } from "./missing-mails.ts";
export { eraseOldReminders } from "./missings.ts";
export { supportHandlers } from "./routes.ts";
