import type { Feature } from "../../feature.ts";
import { duesCalledMails } from "./dues-mail.ts";
import { overviewHandlers } from "./routes.ts";

export const overview = {
  handlers: overviewHandlers,
  reactions: { "dues-called": duesCalledMails },
} satisfies Feature;
