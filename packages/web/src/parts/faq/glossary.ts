/** A term of the trade, explained in one tap where it appears. */
export interface GlossaryEntry {
  term: string;
  /** At most 25 words. */
  definition: string;
  /** Slug of the help centre's article that says more. */
  article?: string;
}

export const glossary = {
  autoconsommationCollective: {
    term: "Autoconsommation collective",
    definition:
      "Partage d’une électricité locale entre des producteurs et des consommateurs proches, à travers le réseau public.",
    article: "autoconsommation-collective-ou-individuelle",
  },
  pmo: {
    term: "PMO",
    definition:
      "Personne morale organisatrice : l’organisation, souvent une association, qui réunit les participants et signe avec le gestionnaire de réseau.",
    article: "qu-est-ce-qu-une-pmo",
  },
  prm: {
    term: "PRM ou PDL",
    definition:
      "Point de référence mesure ou point de livraison : le numéro à 14 chiffres qui désigne votre raccordement au réseau.",
    article: "ou-trouver-mon-numero-de-pdl",
  },
  sge: {
    term: "SGE",
    definition:
      "Service d’échange de données du gestionnaire de réseau. Avec votre accord, il permet de lire votre courbe de consommation.",
    article: "comment-sont-protegees-mes-donnees-de-consommation",
  },
  trv: {
    term: "TRV",
    definition:
      "Tarif réglementé de vente : le prix de l’électricité fixé par les pouvoirs publics, dit « tarif bleu ».",
    article: "comment-fixer-le-prix-de-vente",
  },
  segment: {
    term: "Segment C1 à C5",
    definition:
      "Catégorie de raccordement d’un consommateur. C5 : jusqu’à 36 kVA, comme presque tous les foyers. C1 à C4 : les plus grands sites.",
  },
  kwc: {
    term: "kWc",
    definition:
      "Kilowatt-crête : la puissance maximale d’une installation solaire dans des conditions d’essai normalisées.",
    article: "quelles-installations-peuvent-participer",
  },
  repartitionKey: {
    term: "Clé de répartition",
    definition:
      "Règle qui dit, à chaque quart d’heure, quelle part de la production locale revient à chacun.",
    article: "les-cles-de-repartition",
  },
  surplus: {
    term: "Surplus",
    definition:
      "Électricité produite que personne ne consomme au même moment dans le projet. Elle part sur le réseau.",
    article: "que-devient-le-surplus-de-production",
  },
  perimeter: {
    term: "Périmètre",
    definition:
      "Distance maximale entre les deux participants les plus éloignés : 2, 10 ou 20 km selon les communes.",
    article: "quel-est-le-perimetre-d-une-operation",
  },
  turpe: {
    term: "TURPE",
    definition:
      "Tarif d’utilisation des réseaux : il paie l’acheminement de l’électricité, part locale comprise.",
    article: "que-change-l-autoconsommation-collective-a-ma-facture",
  },
  accise: {
    term: "Accise",
    definition:
      "Taxe sur l’électricité, comprise dans votre facture. Elle peut être nulle sur la part partagée.",
    article: "que-change-l-autoconsommation-collective-a-ma-facture",
  },
  exemption: {
    term: "Exonération d’accise",
    definition:
      "Aujourd’hui, l’électricité locale ne paie pas l’accise. Si cela s’arrêtait, cette taxe s’ajouterait au prix local\u00a0: qui l’achète gagnerait moins, ou perdrait de l’argent.",
    article: "que-change-l-autoconsommation-collective-a-ma-facture",
  },
  exclTax: {
    term: "HT et TTC",
    definition: "Hors taxes : prix sans la TVA. Toutes taxes comprises : prix que paie un particulier.",
    article: "comment-fixer-le-prix-de-vente",
  },
  vatFree: {
    term: "TVA non applicable",
    definition:
      "Ce vendeur ne facture pas la TVA (article 293 B du CGI)\u00a0: elle ne s’ajoute pas au prix que vous lisez.",
    article: "comment-fixer-le-prix-de-vente",
  },
  exploitation: {
    term: "Exploitation",
    definition:
      "Étape où le partage fonctionne : le participant reçoit de l’électricité locale ou en fournit.",
    article: "combien-de-temps-faut-il-pour-lancer-une-operation",
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermName = keyof typeof glossary;
