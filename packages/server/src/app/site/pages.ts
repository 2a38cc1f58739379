import { type FoundPage, type PageName, pageAt, pages } from "@mec/api";
import { findDepartment } from "@mec/domain/address";
import { uuidSchema, withDe } from "@mec/domain/shared";
import { saysWidget } from "@mec/domain/widget";
import type { Deps } from "../../deps.ts";
import {
  findProjectSummary,
  findPublicByShortCode,
  findTownWithProjects,
  type ProjectSummary,
} from "../../features/project/index.ts";
import type { Articles } from "./articles.ts";
import type { PageMeta } from "./page-meta.ts";

/** The requested address. */
export interface Asked {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

const pitch =
  "Trouvez près de chez vous un projet d’autoconsommation collective\u00a0: une électricité locale et renouvelable, partagée entre voisins.";

type Words = Partial<Pick<PageMeta, "description" | "heading" | "lead">>;

/** What search engines and previews show of a page, where the general pitch would not do. */
const words: Partial<Record<PageName, Words>> = {
  home: {
    heading: "Partagez l’électricité produite près de chez vous",
    lead: "Des toits, des moulins et des éoliennes partagent, ou vont partager, leur électricité avec leurs voisins. Tapez votre adresse : voyez lesquels peuvent vous accueillir.",
  },
  explore: {
    heading: "Trouver un projet près de chez vous",
    description:
      "La carte des projets d’autoconsommation collective en France\u00a0: trouvez ceux que votre adresse peut rejoindre.",
  },
  ownerLanding: {
    description:
      "Publiez votre projet d’autoconsommation collective, recrutez vos participants et suivez leurs candidatures.",
  },
  widget: {
    description:
      "La carte et la liste des projets d’autoconsommation collective\u00a0: trouvez ceux que votre adresse peut rejoindre.",
  },
  widgetGenerator: {
    description:
      "Montrez sur votre site la carte des projets d’autoconsommation collective, à vos couleurs\u00a0: quelques lignes à coller dans votre page.",
  },
  communicationKit: {
    description:
      "Affiche, tracts, lettres et images prêts à imprimer ou à publier, pour faire connaître un projet d’autoconsommation collective autour de vous.",
  },
  verification: {
    description:
      "Vérifiez qu’un document signé sur Mon énergie collective est authentique, s’il a été modifié, qui l’a signé et quand.",
  },
  faq: {
    description:
      "Les réponses aux questions des consommateurs, des producteurs et des porteurs de projet sur l’autoconsommation collective.",
  },
};

/** Of those that anyone may open, where somebody came to do something of his own, by a link of a mail or by a button. */
const begun: readonly PageName[] = [
  "signature",
  "signedPapers",
  "profile",
  "resetPassword",
  "roof",
  "producerStep",
  "chooseRole",
  "consumerStep",
];

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
  const path = pages.project.to({ projectId: project.id, projectName: project.name });
  const description = summaryOf(project.description);
  return {
    title: `${project.name}, à ${project.city}`,
    description,
    path,
    heading: project.name,
    imageUrl: project.imageUrl,
    pictureUrl: project.thumbnailUrl,
    hasTrail: true,
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

async function projectPage({ deps, asked, params }: Wanted): Promise<PageMeta> {
  const id = uuidSchema.safeParse(asked.query.get("projectId") ?? params.projectId);
  const project = id.success ? await findProjectSummary(deps, id.data) : null;
  return project ? projectMeta(project, deps.config.publicUrl) : missing(asked.pathname);
}

/** Knows only public projects: for any other the page itself asks again, with the reader's session. */
async function shortProjectPage({ deps, asked, params: { code = "" } }: Wanted): Promise<PageMeta> {
  const project = await findPublicByShortCode(deps, code);
  if (!project) return missing(asked.pathname);
  const leadsTo = pages.project.to({ projectId: project.id, projectName: project.name });
  return { title: project.name, description: pitch, path: leadsTo, leadsTo };
}

async function placePage({ deps, asked, params: { name = "" } }: Wanted): Promise<PageMeta> {
  const department = findDepartment(name)?.name;
  const place = department ?? (await findTownWithProjects(deps, name));
  if (place === null) {
    return { title: pages.place.title, description: pitch, path: asked.pathname, isIndexed: false };
  }
  return {
    title: `Autoconsommation collective\u00a0: ${place}`,
    description: `Les projets d’autoconsommation collective à rejoindre\u00a0: ${place}.`,
    path: pages.place.to({ name: place }),
    heading: department
      ? `Projets pour partager l’électricité\u00a0: ${place}`
      : `Projets près ${withDe(place)}`,
  };
}

async function articlePage({ articles, asked, params: { slug = "" } }: Wanted): Promise<PageMeta> {
  if (articles === null) {
    return { title: pages.article.title, description: pitch, ...words.faq, path: asked.pathname };
  }
  const article = Object.hasOwn(articles, slug) ? articles[slug] : undefined;
  if (!article) return missing(asked.pathname);
  return { title: article.title, description: article.summary, path: pages.article.to({ slug }) };
}

interface Wanted extends Pick<FoundPage, "params"> {
  readonly deps: Deps;
  readonly articles: Articles;
  readonly asked: Asked;
}

/** Pages whose head depends on today's data; they answer as missing when that data is not there. */
const writers: Partial<Record<PageName, (wanted: Wanted) => Promise<PageMeta>>> = {
  project: projectPage,
  shortProject: shortProjectPage,
  place: placePage,
  article: articlePage,
};

/** The head of a page; for an address without a page it says so, with the status 404. */
export async function pageMeta(deps: Deps, articles: Articles, asked: Asked): Promise<PageMeta> {
  const hasBar = pageAt(asked.pathname)?.name !== "widget" && !saysWidget((name) => asked.query.has(name));
  return { ...(await metaOf(deps, articles, asked)), hasBar };
}

async function metaOf(deps: Deps, articles: Articles, asked: Asked): Promise<PageMeta> {
  const found = pageAt(asked.pathname);
  if (!found) return missing(asked.pathname);
  const { name, page, params } = found;
  const write = writers[name];
  if (write) return write({ deps, articles, asked, params });
  return {
    title: page.title,
    description: pitch,
    ...words[name],
    path: page.toAny(params),
    isIndexed: page.indexed === true,
    ...(page.audience === "anyone" && !begun.includes(name) ? {} : { lead: "" }),
  };
}
