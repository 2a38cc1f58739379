import type { LegalPageName } from "@mec/api";
import type { LegalPage } from "./legal-page.ts";

const bodies: Record<LegalPageName, () => Promise<{ page: LegalPage }>> = {
  legalNotice: () => import("./mentions-legales.ts"),
  termsOfUse: () => import("./conditions-generales-d-utilisation.ts"),
  privacy: () => import("./politique-de-confidentialite.ts"),
  accessibility: () => import("./accessibilite.ts"),
  cookies: () => import("./cookies.ts"),
};

export async function loadLegalPage(name: LegalPageName): Promise<LegalPage> {
  const { page } = await bodies[name]();
  return page;
}
