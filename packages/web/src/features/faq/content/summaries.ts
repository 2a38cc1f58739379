/** Whom an article is written for: someone who consumes, who produces, or who runs a project. */
export type Audience = "consumer" | "producer" | "owner";

export interface ArticleSummary {
  slug: string;
  audience: Audience;
  /** Written as a question. */
  title: string;
  /** In one line. */
  summary: string;
}

/** What lists and menus show of each article, light enough for the first page; one entry per article. */
export const summaries = {
  "quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective": {
    slug: "quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective",
    audience: "consumer",
    title: "Quelles sont les étapes pour rejoindre une autoconsommation collective ?",
    summary:
      "De la candidature au premier kilowattheure local : ce que vous faites, et ce que le porteur de projet fait pour vous.",
  },
  "quelles-sont-mes-obligations-en-tant-que-consommateur": {
    slug: "quelles-sont-mes-obligations-en-tant-que-consommateur",
    audience: "consumer",
    title: "Quelles sont mes obligations en tant que consommateur ?",
    summary:
      "Quatre engagements simples : adhérer, signer le contrat de vente, signer l’accord de participation et payer vos factures.",
  },
  "est-ce-que-je-devrais-changer-de-fournisseur-delectricite": {
    slug: "est-ce-que-je-devrais-changer-de-fournisseur-delectricite",
    audience: "consumer",
    title: "Est-ce que je devrais changer de fournisseur d’électricité ?",
    summary: "Non. Vous gardez votre fournisseur : il complète ce que la production locale ne couvre pas.",
  },
  "pourquoi-un-porteur-de-projet-integre-ou-refuse-des-consommateurs-dans-une-autoconsommation-collective": {
    slug: "pourquoi-un-porteur-de-projet-integre-ou-refuse-des-consommateurs-dans-une-autoconsommation-collective",
    audience: "consumer",
    title: "Pourquoi un porteur de projet intègre-t-il ou refuse-t-il des consommateurs ?",
    summary:
      "Un refus n’est pas un jugement : il tient à la distance, au compteur ou à l’équilibre entre production et consommation.",
  },
  "que-change-l-autoconsommation-collective-a-ma-facture": {
    slug: "que-change-l-autoconsommation-collective-a-ma-facture",
    audience: "consumer",
    title: "Que change l’autoconsommation collective à ma facture ?",
    summary:
      "Une facture de plus par producteur, une part d’électricité qui peut coûter moins, ou plus, et un acheminement qui reste dû.",
  },
  "est-ce-fiable-qu-est-ce-que-je-risque": {
    slug: "est-ce-fiable-qu-est-ce-que-je-risque",
    audience: "consumer",
    title: "Est-ce une arnaque\u00a0? Qu’est-ce que je risque\u00a0?",
    summary: "Ce qui protège, ce que l’on peut perdre, et ce qui se passe en cas de faillite.",
  },
  "nous-sommes-deux-qui-signe": {
    slug: "nous-sommes-deux-qui-signe",
    audience: "consumer",
    title: "Nous sommes deux dans le logement : qui signe ?",
    summary:
      "Couple, conjoint, colocation, deux noms sur le contrat d’électricité : une seule personne signe, en son nom.",
  },
  "comment-partir-ou-resilier": {
    slug: "comment-partir-ou-resilier",
    audience: "consumer",
    title: "Comment résilier, me rétracter ou quitter le projet\u00a0?",
    summary:
      "Quel bouton à quel moment, le préavis du contrat de vente, et ce que coûte une facture impayée.",
  },
  "que-se-passe-t-il-si-je-demenage": {
    slug: "que-se-passe-t-il-si-je-demenage",
    audience: "consumer",
    title: "Que se passe-t-il si je déménage ?",
    summary:
      "Le partage est attaché au compteur : prévenez l’association, terminez vos contrats, et regardez si un projet existe près de votre nouvelle adresse.",
  },
  "ou-trouver-mon-numero-de-pdl": {
    slug: "ou-trouver-mon-numero-de-pdl",
    audience: "consumer",
    title: "Où trouver mon numéro de PDL ?",
    summary: "Quatorze chiffres, sur votre facture d’électricité ou sur l’écran de votre compteur Linky.",
  },
  "comment-sont-protegees-mes-donnees-de-consommation": {
    slug: "comment-sont-protegees-mes-donnees-de-consommation",
    audience: "consumer",
    title: "Comment sont protégées mes données de consommation ?",
    summary:
      "Rien sans votre accord : 12 mois pour l’étude ; si vous signez, tant que vous participez. Aucun voisin ne voit votre courbe.",
  },
  "et-si-j-ai-deja-des-panneaux": {
    slug: "et-si-j-ai-deja-des-panneaux",
    audience: "consumer",
    title: "Et si j’ai déjà des panneaux solaires ?",
    summary:
      "C’est possible : vous consommez d’abord votre production, puis vous partagez ou recevez le reste.",
  },
  "autoconsommation-collective-ou-individuelle": {
    slug: "autoconsommation-collective-ou-individuelle",
    audience: "consumer",
    title: "Autoconsommation collective ou individuelle : quelle différence ?",
    summary:
      "Seul derrière son compteur, ou à plusieurs à travers le réseau public : deux façons de consommer local.",
  },
  "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet": {
    slug: "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet",
    audience: "owner",
    title: "Pourquoi intégrer ou refuser un consommateur dans mon projet ?",
    summary: "Regardez le périmètre, puis les profils : votre choix fait la qualité de l’opération.",
  },
  "qu-est-ce-qu-une-pmo": {
    slug: "qu-est-ce-qu-une-pmo",
    audience: "owner",
    title: "Qu’est-ce qu’une PMO ?",
    summary:
      "La personne morale organisatrice réunit producteurs et consommateurs, et parle en leur nom au gestionnaire de réseau.",
  },
  "quel-est-le-perimetre-d-une-operation": {
    slug: "quel-est-le-perimetre-d-une-operation",
    audience: "owner",
    title: "Quel est le périmètre d’une opération ?",
    summary:
      "C’est une distance maximale entre les deux participants les plus éloignés, et non un rayon autour des panneaux.",
  },
  "comment-fixer-le-prix-de-vente": {
    slug: "comment-fixer-le-prix-de-vente",
    audience: "owner",
    title: "Comment fixer le prix de vente de l’électricité locale ?",
    summary:
      "Entre ce que le producteur gagnerait ailleurs et ce que le consommateur évite vraiment de payer.",
  },
  "les-cles-de-repartition": {
    slug: "les-cles-de-repartition",
    audience: "owner",
    title: "Comment choisir une clé de répartition ?",
    summary:
      "Quatre façons de partager la production à chaque quart d’heure, de la plus simple à la plus fine.",
  },
  "combien-de-temps-faut-il-pour-lancer-une-operation": {
    slug: "combien-de-temps-faut-il-pour-lancer-une-operation",
    audience: "owner",
    title: "Combien de temps faut-il pour lancer une opération ?",
    summary:
      "Commencez le recrutement environ six mois avant la mise en service, et avancez sur plusieurs fronts à la fois.",
  },
  "combien-coute-la-plateforme": {
    slug: "combien-coute-la-plateforme",
    audience: "owner",
    title: "Combien coûte la plateforme ?",
    summary: "Publier et étudier sont gratuits ; les documents se paient à l’usage, sans abonnement.",
  },
  "quels-documents-faut-il-signer": {
    slug: "quels-documents-faut-il-signer",
    audience: "owner",
    title: "Quels documents faut-il signer ?",
    summary: "Trois documents par participant, et une convention pour toute l’opération.",
  },
  "comment-une-collectivite-participe-t-elle-a-une-operation": {
    slug: "comment-une-collectivite-participe-t-elle-a-une-operation",
    audience: "owner",
    title: "Comment une collectivité participe-t-elle à une opération ?",
    summary:
      "La délibération du conseil municipal, la commande publique, le budget, la TVA, et qui signe pour la commune.",
  },
  "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations": {
    slug: "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations",
    audience: "producer",
    title: "En devenant producteur, quelles sont mes obligations ?",
    summary:
      "Adhérer à la PMO, tenir votre installation en règle, vendre au prix convenu et déclarer vos revenus.",
  },
  "je-suis-agriculteur-ou-j-ai-un-toit": {
    slug: "je-suis-agriculteur-ou-j-ai-un-toit",
    audience: "producer",
    title: "Je suis agriculteur, ou j’ai un grand toit : que dois-je savoir\u202f?",
    summary:
      "Impôts, TVA, MSA, ancien contrat d’achat et location de toit : ce qui est sûr, et à qui demander le reste.",
  },
  "que-devient-le-surplus-de-production": {
    slug: "que-devient-le-surplus-de-production",
    audience: "producer",
    title: "Que devient le surplus de production ?",
    summary:
      "Ce que personne ne consomme dans l’opération part sur le réseau : il se vend, ou parfois se cède.",
  },
  "quelles-installations-peuvent-participer": {
    slug: "quelles-installations-peuvent-participer",
    audience: "producer",
    title: "Quelles installations peuvent participer ?",
    summary:
      "Solaire, hydraulique, éolien ou autre : ce qui compte, c’est le raccordement, la puissance et la distance.",
  },
} as const satisfies Record<string, ArticleSummary>;

export type ArticleSlug = keyof typeof summaries;
