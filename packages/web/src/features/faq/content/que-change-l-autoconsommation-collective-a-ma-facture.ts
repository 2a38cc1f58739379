import type { Article } from "./article.ts";
import { heatedExample } from "./heated-example.ts";
import { example } from "./household-example.ts";
import { exemption } from "./law-figures.ts";
import { summaries } from "./summaries.ts";

const heated = heatedExample(new Date().getFullYear());

export const article: Article = {
  ...summaries["que-change-l-autoconsommation-collective-a-ma-facture"],
  updated: "2026-11-30",
  readingMinutes: 4,
  sections: [
    {
      heading: "Est-ce moins cher\u00a0?",
      blocks: [
        {
          kind: "paragraph",
          text: `Souvent, mais pas toujours. Au tarif réglementé, option Base, un kWh local vous fait économiser si son prix reste sous ${example.ceiling} TTC environ. Ce serait sous ${example.ceilingWithExcise} si l’exonération d’accise prenait fin, peut-être le ${exemption.announcedEnd}. Il faut aussi que l’économie dépasse la cotisation et les ${example.participation} par an du fournisseur.`,
        },
      ],
    },
    {
      heading: "Une facture de plus par producteur",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous recevez la facture de votre fournisseur, comme avant, mais pour moins d’énergie. Vous recevez aussi une facture de chaque producteur pour son électricité locale\u00a0: une s’il est seul, deux s’ils sont deux. Il l’établit lui-même, ou la PMO, la personne morale qui réunit les participants, le fait en son nom. Si l’électricité est offerte, il peut n’y en avoir aucune.",
        },
      ],
    },
    {
      heading: "Ce que vous payez encore à votre fournisseur",
      blocks: [
        {
          kind: "list",
          items: [
            `**L’abonnement**, un peu plus cher : participer à un projet ajoute environ ${example.participation} TTC par an à sa part de gestion.`,
            "**Le complément** : les kilowattheures (kWh) que la production locale n’a pas couverts.",
            "**L’acheminement**, ou TURPE, pour toute votre consommation, part locale comprise.",
          ],
        },
      ],
    },
    {
      heading: "Ce que vous payez au projet",
      blocks: [
        {
          kind: "list",
          items: [
            "**Les kWh locaux**, au prix de votre contrat de vente.",
            "**La cotisation** à la PMO, souvent une fois par an. Chaque projet fixe la sienne, et elle peut être nulle.",
            "**Un droit d’entrée**, parfois, la première année seulement.",
          ],
        },
      ],
    },
    {
      heading: "Ce que vous ne payez plus sur la part locale",
      blocks: [
        {
          kind: "list",
          items: [
            "Le prix de l’énergie de votre fournisseur.",
            `L’accise, la taxe sur l’électricité : depuis le ${exemption.from}, elle est nulle sur la part partagée, pour une installation renouvelable de moins de ${exemption.maxPlant}. Une source (${exemption.announcedBy}) annonce la fin de cette mesure au ${exemption.announcedEnd}, d’autres n’en donnent pas : nos estimations montrent les deux cas.`,
          ],
        },
      ],
    },
    {
      heading: "Et si l’exonération d’accise s’arrêtait\u00a0?",
      blocks: [
        {
          kind: "paragraph",
          text: `L’accise s’ajouterait au prix local, comme à celui de votre fournisseur. Pour le foyer de l’exemple ci-dessous, le gain possible passerait d’environ ${example.ceiling} à ${example.ceilingWithExcise} par kWh local, moins le prix local. Un projet qui vous fait gagner peu pourrait alors vous coûter de l’argent. C’est ce que disent nos sommes quand elles ajoutent «\u00a0si l’exonération s’arrêtait\u00a0».`,
        },
      ],
    },
    {
      heading: "Un exemple d’ordre de grandeur",
      blocks: [
        {
          kind: "table",
          caption: "Un exemple d’ordre de grandeur",
          headers: [
            `Pour un kWh local, depuis le ${example.since}`,
            ...example.prices.map(({ price }) => `Prix local de ${price} TTC`),
          ],
          rows: [
            ["Dépense évitée chez le fournisseur", ...example.prices.map(() => example.ceiling)],
            ["Prix payé au producteur", ...example.prices.map(({ price }) => price)],
            ["Gain ou perte", ...example.prices.map(({ gain }) => gain)],
          ],
        },
        {
          kind: "note",
          text: `Au tarif réglementé, option Base. Retirez-en la cotisation et les ${example.participation} par an du fournisseur. Comparez toujours le prix local au prix de l’énergie seule, et non au prix total du kWh.`,
        },
      ],
    },
    {
      heading: "Combien puis-je gagner en un an ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Tout dépend de la part locale que vous recevez. Elle varie selon la saison, vos horaires et le nombre de participants. La page de chaque projet propose une estimation, avec ses hypothèses. Elle vous le dit aussi lorsque le projet ne vous ferait pas économiser.",
        },
      ],
    },
    {
      heading: "Heures creuses, pompe à chaleur\u00a0: qu’est-ce que cela change\u00a0?",
      blocks: [
        {
          kind: "list",
          items: [
            `**Heures creuses**\u00a0: votre contrat ne change pas. Un kWh local reçu en heures creuses ne vous épargne qu’environ ${example.offPeak.ceiling}, au tarif réglementé, et en heures pleines environ ${example.offPeak.peakCeiling}. À un prix local de ${example.offPeak.price} TTC, vous y perdez ${example.offPeak.loss} par kWh. Donnez vos heures\u00a0: l’estimation les compte.`,
            `**Pompe à chaleur** (PAC) ou chauffage électrique\u00a0: ils consomment surtout l’hiver et la nuit, quand le soleil produit le moins. Votre part locale grandit donc moins que votre facture. Dites-le là où vous décrivez votre logement\u00a0: l’estimation le compte. Un logement de ${heated.year} par an y prend ${heated.january}\u00a0kWh par jour en janvier, ${heated.june} en juin, si le chauffage fait ${heated.heating} de sa consommation annuelle, notre hypothèse.`,
          ],
        },
      ],
    },
    {
      heading: "Et pour une entreprise\u00a0?",
      blocks: [
        {
          kind: "paragraph",
          text: "Vos sommes sont hors taxes si vous récupérez la TVA. Vos horaires comptent aussi\u00a0: le soleil sert à qui consomme quand il brille. Dites-nous quand vous consommez le plus, d’un geste, là où vous décrivez votre lieu.",
        },
        {
          kind: "paragraph",
          text: `Hors taxes, au même tarif\u00a0: un kWh local vous fait économiser sous ${example.ceilingWithoutVat} HT environ (${example.ceilingWithoutVatNorExcise} HT sans l’exonération), et le fournisseur ajoute ${example.participationWithoutVat} HT par an.`,
        },
        {
          kind: "list",
          items: [
            "**Surtout en journée**\u00a0: commerces, bureaux, mairies. C’est ce que nous supposons tant que vous ne dites rien.",
            "**Surtout tôt le matin**\u00a0: boulangeries. Le plus gros est compté entre 1\u00a0h et 9\u00a0h\u00a0: le gain est nettement plus faible.",
            "**De la nuit à midi**\u00a0: fours qui restent chauds toute la matinée. Le gain se situe entre les deux premiers.",
            "**La nuit**\u00a0: éclairage public, enseignes. Le soleil n’y apporte presque rien\u00a0: la cotisation peut coûter plus.",
            "**Jour et nuit**\u00a0: chambres froides, hôtels, serveurs. Le gain est moyen.",
            "**En période scolaire**\u00a0: écoles. Elles sont fermées en juillet et en août, quand un toit produit le plus.",
          ],
        },
        {
          kind: "paragraph",
          text: "Ces horaires sont des profils types, et non les vôtres. Avec vos relevés, l’étude du porteur se fait sur votre vraie consommation.",
        },
      ],
    },
  ],
  related: [
    "comment-fixer-le-prix-de-vente",
    "est-ce-que-je-devrais-changer-de-fournisseur-delectricite",
    "les-cles-de-repartition",
    "quelles-sont-mes-obligations-en-tant-que-consommateur",
  ],
};
