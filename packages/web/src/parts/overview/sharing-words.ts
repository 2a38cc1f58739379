import { pages } from "@mec/api";
import type { DetailGap } from "@mec/domain/document";
import { conjunction, formatDate, formatEuro, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { contractsText } from "./contracts-text.ts";
import type { Words } from "./words.ts";

const places = (count: number) => plural(count, t("lieu"), t("lieux"));

const annexeItems: Record<DetailGap["item"], string> = {
  startDate: t("la date de démarrage"),
  derogation: t("la dérogation"),
  surplus: t("ce que devient le surplus"),
};

/** On the owner's home, what calls members for their dues. */
export const duesHash = "cotisations" as const;

const done = t("C’est fait");
const annexe = (projectId: string) => pages.ownerDocuments.to({ projectId, tab: "annexe2" });
const sharing = (projectId: string) => pages.ownerConsumers.to({ projectId, tab: "exploitation" });

/** Who did not ask to be supplied before his days end enters the sharing after them: nobody but his owner sees to it. */
const leftOutText = (count: number): string =>
  count === 1
    ? t("1\u00a0lieu reste hors du partage jusqu’à la fin de ce délai\u00a0: faites-le entrer ensuite.")
    : t("{{places}} restent hors du partage jusqu’à la fin de ce délai\u00a0: faites-les entrer ensuite.", {
        places: places(count),
      });

/** The first of them, and how many others there are. */
function whoText(names: readonly string[], count: number): string {
  const others = count - names.length;
  return conjunction(others > 0 ? [...names, plural(others, t("autre"), t("autres"))] : names);
}

/** Who comes and who leaves, in numbers. */
const movesText = (departures: number, arrivals: number): string =>
  conjunction([
    ...(arrivals > 0 ? [plural(arrivals, t("arrivée"), t("arrivées"))] : []),
    ...(departures > 0 ? [plural(departures, t("départ"), t("départs"))] : []),
  ]);

/** From when electricity may be shared, as far as one can tell. */
const earliestText = (earliest: string | undefined): string =>
  earliest ? t(" Partage possible vers le {{day}} au plus tôt.", { day: formatDate(earliest) }) : "";

/** Of what the sharing asks before it begins, and as long as it goes on. */
export const sharingWords = {
  "write-terms": {
    text: () => t("Écrivez les conditions du contrat de vente"),
    why: () => t("Durée, préavis, évolution du prix\u00a0: personne ne les a dits à qui a un prix."),
    action: t("Les écrire"),
    to: (projectId, { point } = {}) =>
      pages.createSalesContract.to({ projectId, consumer: point?.id ?? "all" }),
  },
  declare: {
    text: (_, { isDeclared, isNationalGrid } = {}) => {
      if (isDeclared) return t("Complétez l’annexe\u00a02 de votre déclaration");
      return isNationalGrid
        ? t("Déclarez l’opération à Enedis")
        : t("Déclarez l’opération au gestionnaire du réseau");
    },
    why: (_, { annexe: lacking = [], isDeclared, earliest, ...details } = {}) => {
      const items = conjunction(lacking.map((item) => annexeItems[item]));
      if (isDeclared)
        return `${contractsText(details)}${t("Il y manque {{items}}\u00a0: renvoyez-la une fois complète.", { items })}`;
      const first =
        lacking.length === 0
          ? t(
              "Envoyez l’annexe\u00a02, puis l’association signe la convention\u00a0: un mois environ pour chacune.",
            )
          : t("Dans l’annexe\u00a02, il manque {{items}}.", { items });
      return `${contractsText(details)}${first}${earliestText(earliest)}`;
    },
    action: t("Ouvrir l’annexe\u00a02"),
    to: annexe,
  },
  "sign-convention": {
    text: (_, { isNationalGrid } = {}) =>
      isNationalGrid
        ? t("Signez la convention avec Enedis")
        : t("Signez la convention avec le gestionnaire du réseau"),
    why: (_, { earliest } = {}) =>
      `${t("L’association la signe, annexe\u00a02 jointe\u00a0: sans elle, rien n’est partagé.")}${earliestText(earliest)}`,
    action: t("Dire le jour"),
    to: (projectId) => pages.ownerDocuments.to({ projectId, tab: "annexe2" }, { hash: "declaration" }),
  },
  "await-contract-end": {
    text: (count) =>
      count === 1
        ? t("Une installation ne doit pas partager\u00a0: son contrat d’achat court encore")
        : t("{{count}} installations ne doivent pas partager\u00a0: leurs contrats d’achat courent encore", {
            count,
          }),
    why: (count) =>
      count === 1
        ? t(
            "Les deux ne se cumulent pas\u00a0: laissez-la hors du partage jusqu’à la fin du contrat, ou faites-en corriger la date si elle est fausse.",
          )
        : t(
            "Les deux ne se cumulent pas\u00a0: laissez-les hors du partage jusqu’à la fin de leurs contrats, ou faites corriger les dates qui sont fausses.",
          ),
    action: t("Voir"),
    to: (projectId) => pages.ownerProducer.to({ projectId }),
  },
  "tell-network": {
    text: (count, { names, arrivals = 0, isNationalGrid } = {}) => {
      // Of what was said done, their number alone is known.
      const isTold = names !== undefined || arrivals > 0;
      const moves = isTold
        ? movesText(count - arrivals, arrivals)
        : plural(count, t("arrivée ou départ"), t("arrivées ou départs"));
      return isNationalGrid
        ? t("À déclarer à Enedis\u00a0: {{moves}}", { moves })
        : t("À déclarer au gestionnaire du réseau\u00a0: {{moves}}", { moves });
    },
    why: (count, { names = [], arrivals = 0, arrived = [] } = {}) => {
      const come = arrived.length > 0 && t("Arrive\u00a0: {{who}}.", { who: whoText(arrived, arrivals) });
      const gone = names.length > 0 && t("Part\u00a0: {{who}}.", { who: whoText(names, count - arrivals) });
      const why = t("Personne d’autre ne l’en informe\u00a0: renvoyez l’annexe\u00a02, à jour.");
      return [come, gone, why].filter(Boolean).join(" ");
    },
    action: done,
    where: t("Ouvrir l’annexe\u00a02"),
    to: annexe,
  },
  invoice: {
    text: (count) => t("Factures à établir\u00a0: {{places}}", { places: places(count) }),
    why: () => t("Une période vient de finir\u00a0: chaque contrat dit qui facture."),
    action: done,
    where: t("Voir les contrats"),
    to: (projectId) => pages.ownerDocuments.to({ projectId, tab: "contracts" }),
  },
  "call-dues": {
    text: (count, { amountEur } = {}) =>
      t("Cotisations à appeler\u00a0: {{points}}{{amount}}", {
        points: plural(count, t("point"), t("points")),
        amount: amountEur ? t(", {{sum}}", { sum: formatEuro(amountEur) }) : "",
      }),
    why: (count, { names = [], since } = {}) =>
      since
        ? t("{{who}}, depuis le {{day}}\u00a0: dues dès l’adhésion, puis chaque année.", {
            who: whoText(names, count),
            day: formatDate(since),
          })
        : t("Dues dès l’adhésion, puis chaque année."),
    action: done,
    to: (projectId) => pages.ownerHome.to({ projectId }, { hash: duesHash }),
  },
  "say-customer": {
    text: () => t("Dites à qui adresser vos factures"),
    why: () => t("Des documents envoyés ont été comptés."),
    action: t("Renseigner"),
    to: () => pages.services.to({}, { hash: "mes-factures" }),
  },
  "await-retraction": {
    text: (count) =>
      plural(count, t("personne peut encore se rétracter"), t("personnes peuvent encore se rétracter")),
    why: (_, { until, leftOut = 0 } = {}) => {
      const next = leftOut > 0 ? leftOutText(leftOut) : t("Ensuite, rien ne change.");
      return until ? t("Jusqu’au {{day}} inclus. {{next}}", { day: formatDate(until), next }) : next;
    },
    action: t("Voir"),
    to: sharing,
  },
} satisfies Record<string, Words>;
