import type { Retractable, UnsignedContracts } from "@mec/api/document";
import type { ProjectOverview } from "@mec/api/overview";
import {
  type Departure,
  leavesOn,
  leftOutText,
  ownContractText,
  runningContractText,
} from "@mec/domain/application";
import { ownerStepTitles } from "@mec/domain/overview";
import { contractToEnd, readToEnd } from "@mec/domain/point";
import { deSomebody, formatDate, plural } from "@mec/domain/shared";
import { isToWait, supplyFrom } from "@mec/domain/signature";
import { t } from "../../../platform/i18n.ts";
import type { Moved } from "./types.ts";
import { othersText } from "./unsigned-words.ts";

type Steps = readonly ProjectOverview["steps"][number][];

const enumeration = new Intl.ListFormat("fr-FR");

/** The steps without which no electricity is shared, as long as they are to be done. */
function stepsText(steps: Steps): string[] {
  const left = steps
    .filter(
      ({ step, state, isAgreed, startsOn }) =>
        ["declare", "start"].includes(step) &&
        ["current", "upcoming"].includes(state) &&
        !isAgreed &&
        !startsOn,
    )
    .map(({ step }) => t("«\u00a0{{step}}\u00a0»", { step: t(ownerStepTitles[step]) }));
  if (left.length === 0) return [];
  const named = { steps: enumeration.format(left) };
  return [
    left.length === 1
      ? t(
          "Votre étape {{steps}} reste à faire\u00a0: sans convention signée, le gestionnaire de réseau ne partage rien.",
          named,
        )
      : t(
          "Vos étapes {{steps}} restent à faire\u00a0: sans convention signée, le gestionnaire de réseau ne partage rien.",
          named,
        ),
  ];
}

/** Whose contracts take effect on a later day. */
function laterText(later: NonNullable<UnsignedContracts["later"]>, startsOn: string): string[] {
  // On its own day a contract takes effect; those that are not named begin later than the ones that are.
  const contracts = later.contracts.filter((one) => startsOn === "" || one.startsOn > startsOn);
  const count = later.count - (later.contracts.length - contracts.length);
  const [first] = contracts;
  if (!first) return [];
  if (count === 1)
    return [
      t("Le contrat de vente {{of}} ne prend effet que le {{day}}.", {
        of: deSomebody(first.buyer),
        day: formatDate(first.startsOn),
      }),
    ];
  const named = contracts.map(({ buyer, startsOn }) =>
    t("{{buyer}} (le {{day}})", { buyer, day: formatDate(startsOn) }),
  );
  const others = othersText(count - contracts.length);
  return [
    t("{{count}} ne prennent effet que plus tard\u00a0: {{contracts}}.", {
      count: plural(count, t("contrat de vente"), t("contrats de vente")),
      contracts: others
        ? t("{{named}} {{others}}", { named: named.join(", "), others })
        : enumeration.format(named),
    }),
  ];
}

/** Who is left out of the sharing after it begins, a sentence each. */
function leftOutTexts({ unasked = 0, people }: Retractable, startsOn: string): string[] {
  const unready = people.filter(isToWait);
  const named = unready.filter(({ until }) => {
    const day = supplyFrom(until);
    return day === null || startsOn === "" || day > startsOn;
  });
  const others = othersText(unasked - unready.length);
  return [
    ...named.map(({ name, until }) => t(leftOutText(supplyFrom(until), name))),
    ...(others
      ? [t("{{others}} à laisser hors du partage jusqu’à la fin de leur délai de rétractation.", { others })]
      : []),
  ];
}

type Contract = Pick<NonNullable<Moved["selling"]>, "purchaseContract" | "contractEndsOn" | "isPlanned">;
type Plants = readonly { readonly selling?: Contract | undefined }[];

const toEndOf = ({ selling }: Plants[number], day: string) =>
  selling ? contractToEnd({ ...selling, operational: { isPlanned: selling.isPlanned } }, day) : null;

/** The last day of the purchase contracts of these plants that are said to end, or to have ended; undefined where none is. */
export const lastContractEnd = (people: Plants): string | undefined =>
  people
    .flatMap((one) => {
      const toEnd = toEndOf(one, "");
      return toEnd === null || typeof toEnd === "string" ? [] : toEnd.endsOn;
    })
    .toSorted()
    .at(-1);

/** The departure of who leaves first among these; undefined where nobody does. */
export const firstToLeave = (people: readonly Pick<Moved, "departure">[]): Departure | undefined =>
  people
    .flatMap(({ departure }) => departure ?? [])
    .toSorted((one, other) => leavesOn(one).localeCompare(leavesOn(other)))[0];

/** Whether a plant among these has a purchase contract that is said to run, and no end of it. */
export const isUnderContract = (people: Plants, today: string): boolean =>
  people.some((one) => toEndOf(one, today) === "older");

type Own = UnsignedContracts["underContract"];

/** The last day on which none of these plants, nor the owner's own where nothing else produces, may share; undefined where none is told. */
export const notBefore = (people: Plants, own: Own): string | undefined =>
  [lastContractEnd(people), own?.sharesAfter]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);

/** The owner's own plants, which begin with the first consumer, that are under contract on that day. */
const ownTexts = (own: Own, startsOn: string): string[] =>
  (own?.plants ?? []).flatMap(({ name, ...told }) => {
    const toEnd = readToEnd(told);
    if (toEnd === null || toEnd === "unknown") return [];
    if (toEnd !== "older" && startsOn > toEnd.endsOn) return [];
    return [t(ownContractText(t("«\u00a0{{name}}\u00a0»", { name }), toEnd))];
  });

type Told = Pick<UnsignedContracts, "later" | "retractable" | "underContract">;

/**
 * What speaks against putting somebody in operation, a sentence each: none of it forbids it.
 * @param startsOn from which day; empty where it is not said yet
 * @param underContract whether a plant among them is
 */
export const startingDoubts = (
  { later, retractable, underContract: own }: Told,
  steps: Steps,
  startsOn = "",
  underContract = false,
): readonly string[] => [
  ...(underContract ? [t(runningContractText)] : []),
  ...ownTexts(own, startsOn),
  ...(retractable ? leftOutTexts(retractable, startsOn) : []),
  ...stepsText(steps),
  ...(later ? laterText(later, startsOn) : []),
];
