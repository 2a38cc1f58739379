export { ArticlePage } from "./article-page.tsx";
export { FaqPage } from "./faq-page.tsx";
