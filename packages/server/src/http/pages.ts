import {
  consumerSteps,
  consumerTabs,
  documentTabs,
  type LegalPage,
  legalPages,
  paths,
  producerSteps,
  projectSteps,
} from "@mec/api";
import { findDepartment } from "@mec/domain/address";
import { uuidSchema } from "@mec/domain/shared";
import type { Deps } from "../deps.ts";
import { findProjectSummary, findTownWithProjects, type ProjectSummary } from "../features/project/index.ts";
import type { Articles } from "./articles.ts";
import type { PageMeta } from "./page-meta.ts";

/** The address of a page that somebody asks for. */
export interface Asked {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

const pitch =
  "Trouvez près de chez vous une opération d’autoconsommation collective\u00a0: une électricité locale et renouvelable, partagée entre voisins.";

/** The pages that search engines may list. */
const publicPages: Record<string, Pick<PageMeta, "title" | "description" | "heading" | "lead">> = {
  [paths.home]: {
    title: "Mon énergie collective",
    description: pitch,
    heading: "Trouver une opération proche de chez vous",
    lead: "Des toits, des moulins et des éoliennes partagent déjà leur électricité avec leurs voisins. Tapez votre adresse : voyez lesquels peuvent vous accueillir.",
  },
  [paths.explore]: {
    title: "Explorer les projets",
    description:
      "La carte des projets d’autoconsommation collective en France\u00a0: trouvez ceux que votre adresse peut rejoindre.",
  },
  [paths.ownerLanding]: {
    title: "Je suis un porteur de projet",
    description:
      "Publiez votre projet d’autoconsommation collective, recrutez vos participants et suivez leurs candidatures.",
  },
  [paths.verification]: {
    title: "Vérifier un document signé",
    description:
      "Vérifiez qu’un document signé sur Mon énergie collective est authentique, s’il a été modifié, qui l’a signé et quand.",
  },
  [paths.faq]: {
    title: "Centre d’aide",
    description:
      "Les réponses aux questions des consommateurs, des producteurs et des porteurs de projet sur l’autoconsommation collective.",
  },
};

const legalTitles: Record<LegalPage, string> = {
  "mentions-legales": "Mentions légales",
  "conditions-generales-d-utilisation": "Conditions générales d’utilisation",
  "politique-de-confidentialite": "Politique de confidentialité",
  accessibilite: "Déclaration d’accessibilité",
  cookies: "Cookies",
};

export const indexedPaths: readonly string[] = [
  ...Object.keys(publicPages),
  ...legalPages.map((page) => paths.legal(page)),
];

/** The pages of a person: known, never listed. */
const personalPages: readonly { pattern: RegExp; title: string }[] = [
  { pattern: /^\/login$/, title: "Connexion" },
  { pattern: /^\/sign-up\/(credentials|register)$/, title: "Créer un compte" },
  { pattern: /^\/forgot-password\/reset-password$/, title: "Mot de passe oublié" },
  { pattern: /^\/profile$/, title: "Mon profil" },
  { pattern: /^\/user-portfolio$/, title: "Mes projets et mes points" },
  { pattern: /^\/on-boarding\/choose-role$/, title: "Choisir mon rôle" },
  { pattern: oneOf("/on-boarding/consumer/", consumerSteps), title: "Rejoindre un projet" },
  {
    pattern: oneOf("/on-boarding/project-owner/create-production-point/", producerSteps),
    title: "Mon point de production",
  },
  { pattern: oneOf("/on-boarding/project-owner/edit-project/", projectSteps), title: "Mon projet" },
  { pattern: /^\/consumer\/[^/]+\/(application|my-profile|share)$/, title: "Mon espace" },
  { pattern: oneOf("/project-owner/[^/]+/my-consumers/", consumerTabs), title: "Mes participants" },
  { pattern: oneOf("/project-owner/[^/]+/my-documents/", documentTabs), title: "Mes documents" },
  {
    pattern: /^\/project-owner\/[^/]+\/(my-study|my-key|my-perimeter|my-information|my-producer)$/,
    title: "Mon projet",
  },
  {
    pattern: /^\/project-owner\/[^/]+\/create-(pmo-status|bulletin-document|accord-document)$/,
    title: "Mes documents",
  },
  {
    pattern: /^\/project-owner\/[^/]+\/create-sales-contract-document\/[^/]+$/,
    title: "Mes documents",
  },
  { pattern: /^\/services$/, title: "Mes services" },
  { pattern: /^\/signature\/[^/]+$/, title: "Documents à signer" },
  { pattern: /^\/support\/moderation$/, title: "Modération" },
];

function oneOf(prefix: string, names: readonly string[]): RegExp {
  return new RegExp(`^${prefix}(${names.join("|")})$`);
}

const missing = (path: string): PageMeta => ({
  title: "Page introuvable",
  description: pitch,
  path,
  status: 404,
});

const summaryLength = 160;

function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= summaryLength ? line : `${line.slice(0, summaryLength - 1).trimEnd()}…`;
}

function projectMeta(project: ProjectSummary, publicUrl: string): PageMeta {
  const path = paths.project(project.id, project.name);
  const description = summaryOf(project.description);
  return {
    title: `${project.name}, à ${project.city}`,
    description,
    path,
    heading: project.name,
    imageUrl: project.imageUrl,
    pictureUrl: project.thumbnailUrl,
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "Project",
      name: project.name,
      description,
      url: publicUrl + path,
      ...(project.imageUrl ? { image: publicUrl + project.imageUrl } : {}),
      location: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: project.city,
          postalCode: project.postCode,
          addressCountry: "FR",
        },
      },
    },
  };
}

async function projectPage(deps: Deps, { pathname, query }: Asked): Promise<PageMeta> {
  const id = uuidSchema.safeParse(query.get("projectId") ?? pathname.split("/")[2]);
  const project = id.success ? await findProjectSummary(deps, id.data) : null;
  return project ? projectMeta(project, deps.config.publicUrl) : missing(pathname);
}

async function placePage(deps: Deps, pathname: string): Promise<PageMeta> {
  const name = decode(pathname.slice("/places/".length));
  const place = findDepartment(name)?.name ?? (await findTownWithProjects(deps, name));
  if (place === null) {
    return { title: "Projets près de chez vous", description: pitch, path: pathname, isIndexed: false };
  }
  return {
    title: `Autoconsommation collective\u00a0: ${place}`,
    description: `Les projets d’autoconsommation collective à rejoindre\u00a0: ${place}.`,
    path: paths.place(place),
  };
}

function articlePage(articles: Articles, pathname: string): PageMeta {
  const slug = pathname.slice("/faq/articles/".length);
  if (articles === null) {
    return {
      title: "Centre d’aide",
      description: publicPages[paths.faq]?.description ?? pitch,
      path: pathname,
    };
  }
  const article = articles[slug];
  if (!article) return missing(pathname);
  return { title: article.title, description: article.summary, path: paths.article(slug) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the head of a page says; one that does not exist says so, with the status 404. */
export async function pageMeta(deps: Deps, articles: Articles, asked: Asked): Promise<PageMeta> {
  const { pathname } = asked;
  const known = publicPages[pathname];
  if (known) return { ...known, path: pathname };
  const legal = legalPages.find((page) => paths.legal(page) === pathname);
  if (legal) return { title: legalTitles[legal], description: pitch, path: pathname };
  if (/^\/project(\/[^/]*){0,2}$/.test(pathname)) return projectPage(deps, asked);
  if (/^\/places\/[^/]+$/.test(pathname)) return placePage(deps, pathname);
  if (/^\/faq\/articles\/[^/]+$/.test(pathname)) return articlePage(articles, pathname);
  const personal = personalPages.find(({ pattern }) => pattern.test(pathname));
  if (personal) return { title: personal.title, description: pitch, path: pathname, isIndexed: false };
  return missing(pathname);
}
