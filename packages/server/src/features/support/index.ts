export { supportReactions } from "./mails.ts";
export { supportHandlers } from "./routes.ts";
