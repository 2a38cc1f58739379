import type { Article } from "./article.ts";
import { type ArticleSlug, type ArticleSummary, summaries } from "./summaries.ts";

export type { Article } from "./article.ts";
export type { ArticleSummary, Audience } from "./summaries.ts";

export const articleSummaries: readonly ArticleSummary[] = Object.values(summaries);

/** Each article's body is a chunk of its own, fetched when its page opens. */
const bodies: Record<ArticleSlug, () => Promise<{ article: Article }>> = {
  "quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective": () =>
    import("./quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective.ts"),
  "quelles-sont-mes-obligations-en-tant-que-consommateur": () =>
    import("./quelles-sont-mes-obligations-en-tant-que-consommateur.ts"),
  "est-ce-que-je-devrais-changer-de-fournisseur-delectricite": () =>
    import("./est-ce-que-je-devrais-changer-de-fournisseur-delectricite.ts"),
  "pourquoi-un-porteur-de-projet-integre-ou-refuse-des-consommateurs-dans-une-autoconsommation-collective":
    () =>
      import(
        "./pourquoi-un-porteur-de-projet-integre-ou-refuse-des-consommateurs-dans-une-autoconsommation-collective.ts"
      ),
  "est-ce-fiable-qu-est-ce-que-je-risque": () => import("./est-ce-fiable-qu-est-ce-que-je-risque.ts"),
  "que-change-l-autoconsommation-collective-a-ma-facture": () =>
    import("./que-change-l-autoconsommation-collective-a-ma-facture.ts"),
  "nous-sommes-deux-qui-signe": () => import("./nous-sommes-deux-qui-signe.ts"),
  "comment-partir-ou-resilier": () => import("./comment-partir-ou-resilier.ts"),
  "que-se-passe-t-il-si-je-demenage": () => import("./que-se-passe-t-il-si-je-demenage.ts"),
  "ou-trouver-mon-numero-de-pdl": () => import("./ou-trouver-mon-numero-de-pdl.ts"),
  "comment-sont-protegees-mes-donnees-de-consommation": () =>
    import("./comment-sont-protegees-mes-donnees-de-consommation.ts"),
  "et-si-j-ai-deja-des-panneaux": () => import("./et-si-j-ai-deja-des-panneaux.ts"),
  "autoconsommation-collective-ou-individuelle": () =>
    import("./autoconsommation-collective-ou-individuelle.ts"),
  "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet": () =>
    import("./pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet.ts"),
  "qu-est-ce-qu-une-pmo": () => import("./qu-est-ce-qu-une-pmo.ts"),
  "quel-est-le-perimetre-d-une-operation": () => import("./quel-est-le-perimetre-d-une-operation.ts"),
  "comment-fixer-le-prix-de-vente": () => import("./comment-fixer-le-prix-de-vente.ts"),
  "les-cles-de-repartition": () => import("./les-cles-de-repartition.ts"),
  "combien-de-temps-faut-il-pour-lancer-une-operation": () =>
    import("./combien-de-temps-faut-il-pour-lancer-une-operation.ts"),
  "combien-coute-la-plateforme": () => import("./combien-coute-la-plateforme.ts"),
  "quels-documents-faut-il-signer": () => import("./quels-documents-faut-il-signer.ts"),
  "comment-une-collectivite-participe-t-elle-a-une-operation": () =>
    import("./comment-une-collectivite-participe-t-elle-a-une-operation.ts"),
  "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations": () =>
    import("./en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations.ts"),
  "je-suis-agriculteur-ou-j-ai-un-toit": () => import("./je-suis-agriculteur-ou-j-ai-un-toit.ts"),
  "que-devient-le-surplus-de-production": () => import("./que-devient-le-surplus-de-production.ts"),
  "quelles-installations-peuvent-participer": () => import("./quelles-installations-peuvent-participer.ts"),
};

function isArticleSlug(slug: string): slug is ArticleSlug {
  return Object.hasOwn(bodies, slug);
}

/** The whole article, or null when no article has that slug. */
export async function loadArticle(slug: string): Promise<Article | null> {
  if (!isArticleSlug(slug)) return null;
  const { article } = await bodies[slug]();
  return article;
}
