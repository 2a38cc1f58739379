import type { Feature } from "../../feature.ts";
import { supportReactions } from "./mails.ts";
import { missingReactions } from "./missing-mails.ts";
import { eraseOldReminders } from "./missings.ts";
import { supportHandlers } from "./routes.ts";

export const support = {
  handlers: supportHandlers,
  reactions: { ...supportReactions, ...missingReactions },
  daily: [eraseOldReminders],
} satisfies Feature;
