export function FaqPage() {
  return null;
}
export function ArticlePage() {
  return null;
}
