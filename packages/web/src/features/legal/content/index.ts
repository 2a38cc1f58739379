import type { LegalPage } from "./legal-page.ts";
import { type LegalSlug, type LegalSummary, legalSummaries } from "./summaries.ts";

export type { LegalPage } from "./legal-page.ts";
export type { LegalSlug, LegalSummary } from "./summaries.ts";

export const legalPages: readonly LegalSummary[] = Object.values(legalSummaries);

const bodies: Record<LegalSlug, () => Promise<{ page: LegalPage }>> = {
  "mentions-legales": () => import("./mentions-legales.ts"),
  "conditions-generales-d-utilisation": () => import("./conditions-generales-d-utilisation.ts"),
  "politique-de-confidentialite": () => import("./politique-de-confidentialite.ts"),
  accessibilite: () => import("./accessibilite.ts"),
  cookies: () => import("./cookies.ts"),
};

function isLegalSlug(slug: string): slug is LegalSlug {
  return Object.hasOwn(bodies, slug);
}

/** The whole page, or null when no legal page has that slug. */
export async function loadLegalPage(slug: string): Promise<LegalPage | null> {
  if (!isLegalSlug(slug)) return null;
  const { page } = await bodies[slug]();
  return page;
}
