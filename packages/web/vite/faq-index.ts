import type { Plugin } from "vite";
import { summaries } from "../src/features/faq/content/summaries.ts";

/** Title and summary of each article of the help centre: the server writes them in its pages' heads. */
export function faqIndex(): Plugin {
  const index = Object.fromEntries(
    Object.values(summaries).map(({ slug, title, summary }) => [slug, { title, summary }]),
  );
  return {
    name: "faq-index",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "faq-index.json", source: JSON.stringify(index) });
    },
  };
}
