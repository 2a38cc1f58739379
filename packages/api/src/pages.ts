import { accountPages } from "./account/pages.ts";
import { applicationPages } from "./application/pages.ts";
import { auditPages } from "./audit/pages.ts";
import { documentPages } from "./document/pages.ts";
import { faqPages } from "./faq/pages.ts";
import { kitPages } from "./kit/pages.ts";
import { legalPages } from "./legal/pages.ts";
import { overviewPages } from "./overview/pages.ts";
import type { AnyPage } from "./page.ts";
import { pmoPages } from "./pmo/pages.ts";
import { pointPages } from "./point/pages.ts";
import { projectPages } from "./project/pages.ts";
import { servicePages } from "./service/pages.ts";
import { signaturePages } from "./signature/pages.ts";
import { studyPages } from "./study/pages.ts";
import { supportPages } from "./support/pages.ts";

/** Every page of the web app: what links, routes, the guard, the server's titles and statuses are made from. */
export const pages = {
  ...accountPages,
  ...applicationPages,
  ...auditPages,
  ...documentPages,
  ...faqPages,
  ...kitPages,
  ...legalPages,
  ...overviewPages,
  ...pmoPages,
  ...pointPages,
  ...projectPages,
  ...servicePages,
  ...signaturePages,
  ...studyPages,
  ...supportPages,
} satisfies Record<string, AnyPage>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as readonly PageName[];
