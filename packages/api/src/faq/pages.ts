import { page } from "../page.ts";

export const faqPages = {
  faq: page("/faq", { audience: "anyone", title: "Centre d’aide", indexed: true }),
  article: page("/faq/articles/:slug", { audience: "anyone", title: "Centre d’aide", indexed: true }),
};
