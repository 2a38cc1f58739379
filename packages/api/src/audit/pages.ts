import { page } from "../page.ts";

export const auditPages = {
  supportJournal: page("/support/journal", { audience: "support", title: "Journal" }),
};
