import type { Leaving } from "@mec/api/document";
import {
  type Departure,
  isBeforeNotice,
  lastSettlingDay,
  longestNoticeEnd,
  saleEndsBy,
} from "@mec/domain/application";
import { isPlanned, type ProductionType, powerUnit } from "@mec/domain/point";
import { conjunction, dayInParis, formatDate, formatNumber, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

interface Row {
  readonly label: string;
  readonly value: string;
}

/** The contract of a consumer who leaves before its notice has run, or who moves out and owes none. */
export function buyersRows(departure: Departure): Row[] {
  const end = formatDate(saleEndsBy(departure));
  const label = t("Son contrat de vente");
  if (departure.movesOut)
    return [
      {
        label,
        value: t("Prend fin le {{end}}, sans préavis\u00a0: cette personne quitte les lieux.", { end }),
      },
    ];
  // Without a notice nothing says that a contract runs on.
  return departure.noticeEndsOn !== undefined && isBeforeNotice(departure)
    ? [
        {
          label,
          value: t(
            "Court jusqu’au {{end}} si son préavis a été écrit le jour de sa demande, sauf accord du producteur ou déménagement.",
            { end },
          ),
        },
      ]
    : [];
}

/** How many buyers are named. */
const mostNamed = 3;

/** The contracts that a producer's leaving does not end, with whom and until when; undefined where they are not known. */
export function sellersRows({ requestedAt }: Departure, leaving: Leaving | undefined): Row[] {
  const label = t("Ses contrats de vente");
  const { contracts, sold = 0 } = leaving ?? {};
  if (!contracts) return [{ label, value: t("Un contrat signé court jusqu’à la fin de son préavis.") }];
  const others = sold - contracts.length;
  const elsewhere =
    others > 0
      ? [t("Hors de la plateforme\u00a0: {{count}}.", { count: plural(others, t("contrat"), t("contrats")) })]
      : [];
  if (contracts.length === 0)
    return others > 0 ? [{ label, value: elsewhere.join(" ") }] : [{ label, value: t("Aucun ne court.") }];
  const names = contracts.map(({ buyer }) => buyer);
  const who = names.length <= mostNamed ? ` (${names.join(t(", "))})` : "";
  const end = longestNoticeEnd(
    dayInParis(new Date(requestedAt)),
    contracts.map(({ noticeMonths }) => noticeMonths),
  );
  const told = {
    contracts: plural(contracts.length, t("contrat court"), t("contrats courent")),
    who,
    ...(end && { end: formatDate(end) }),
  };
  const value = end
    ? t("{{contracts}} encore{{who}}, jusqu’au {{end}} si son préavis date de sa demande.", told)
    : t("{{contracts}} encore{{who}}, jusqu’à la fin de leur préavis.", told);
  return [{ label, value: [value, ...elsewhere].join(" ") }];
}

/** Whose agreement a producer needs who leaves on this day, before the notice of his contracts has run; nothing on a later one. */
export function agreementRow(
  { requestedAt }: Departure,
  leaving: Leaving | undefined,
  day: string | null,
): Row[] {
  const asked = dayInParis(new Date(requestedAt));
  const bound = (leaving?.contracts ?? []).filter(({ noticeMonths }) => {
    const end = longestNoticeEnd(asked, [noticeMonths]);
    return day !== null && end !== null && day < end;
  });
  if (bound.length === 0) return [];
  const names = bound.map(({ buyer }) => buyer);
  return [
    {
      label: t("Accord à demander"),
      value: t("Le producteur est lié jusque-là\u00a0: partir avant demande l’accord {{whose}}.", {
        whose:
          names.length <= mostNamed
            ? t("de {{names}}", { names: conjunction(names) })
            : t("de chacun de ses {{count}} acheteurs", { count: formatNumber(names.length) }),
      }),
    },
  ];
}

/** What a plant of a project has to do with its power. */
interface Powered {
  readonly id: string;
  readonly productionType: ProductionType;
  /** kWc, or kW where not all is solar; null as long as it is not said. */
  readonly productionPower: number | null;
  readonly operational: Parameters<typeof isPlanned>[0];
}

/** What a project would have left to share without this plant; nothing where a power is not known. */
export function remainingRow(leavingId: string, plants: readonly Powered[]): Row[] {
  const staying = plants.filter(({ id }) => id !== leavingId);
  const label = t("Ce qui resterait");
  if (staying.length === 0)
    return [{ label, value: t("Aucune installation\u00a0: ce projet n’aurait plus rien à partager.") }];
  if (plants.some(({ productionPower }) => productionPower === null)) return [];
  const unit = powerUnit(plants.map(({ productionType }) => productionType));
  const powerOf = (some: readonly Powered[]) =>
    `${formatNumber(some.reduce((sum, { productionPower }) => sum + (productionPower ?? 0), 0))}\u00a0${unit}`;
  const toBeLaid = staying.filter(({ operational }) => isPlanned(operational));
  const told = { left: powerOf(staying), all: powerOf(plants), planned: powerOf(toBeLaid) };
  return [
    {
      label,
      value:
        toBeLaid.length > 0
          ? t("{{left}} sur {{all}}, dont {{planned}} encore à poser, pour les mêmes participants.", told)
          : t("{{left}} sur {{all}}, pour les mêmes participants.", told),
    },
  ];
}

/** The last day for which a producer's departure may be settled, as far as his contracts are known. */
export const lastDayOfSeller = (departure: Departure, leaving: Leaving | undefined): string =>
  lastSettlingDay(
    departure,
    longestNoticeEnd(
      dayInParis(new Date(departure.requestedAt)),
      (leaving?.contracts ?? []).map(({ noticeMonths }) => noticeMonths),
    ),
  );

/** What is asked of an owner who settles another's departure for a day before the one asked for; null where he does not. */
export const earlyQuestion = (
  { leavingOn, settledFor }: Pick<Departure, "leavingOn" | "settledFor">,
  day: string,
  isOwn = false,
) =>
  !isOwn && day < leavingOn && day !== settledFor
    ? {
        title: t("Acter avant le jour demandé\u202f?"),
        confirmLabel: t("Choisir ce jour"),
        isDoubtful: true as const,
        body: t(
          "Le {{asked}} a été demandé, et vous choisissez le {{day}}\u00a0: il faut l’accord de qui part. Son e-mail dit les deux jours.",
          { asked: formatDate(leavingOn), day: formatDate(day) },
        ),
      }
    : null;

/** What comes of the day that the owner chooses: nothing before a day to come, all at once today. */
function effectText(day: string, leavingOn: string, today: string, told: string): string {
  if (day > today)
    return t(
      "Rien ne change avant le {{day}}\u00a0; ce jour-là, le départ prend effet de lui-même. {{told}}",
      {
        day: formatDate(day),
        told,
      },
    );
  return leavingOn > today
    ? t("Le départ prend effet aujourd’hui sur la plateforme, avant le jour demandé. {{told}}", { told })
    : t("Le départ prend effet aujourd’hui sur la plateforme. {{told}}", { told });
}

/** What the owner reads before he settles a departure: the day that was asked, what still runs, and what happens on his day, where he may choose it. */
export function settlingRows(
  { leavingOn }: Pick<Departure, "leavingOn">,
  {
    running,
    told,
    today,
    day,
    isUnasked = false,
  }: {
    running: readonly Row[];
    told: string;
    today: string;
    day: string | null;
    /** Whether nobody has asked for a day: the owner has his own place leave. */
    isUnasked?: boolean;
  },
): Row[] {
  return [
    ...(isUnasked ? [] : [{ label: t("Jour demandé"), value: formatDate(leavingOn) }]),
    ...running,
    ...(day === null
      ? []
      : [{ label: t("Si vous l’actez"), value: effectText(day, leavingOn, today, told).trim() }]),
    {
      label: t("À faire ensuite"),
      value: t(
        "Déclarer la sortie au gestionnaire de réseau\u00a0: il en retient le jour, et le partage dure jusque-là.",
      ),
    },
  ];
}
