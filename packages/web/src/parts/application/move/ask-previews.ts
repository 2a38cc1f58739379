import { type AcceptancePreview, type PricePreview, proposalCalls } from "@mec/api/study";
import { soldOf, wantedBy } from "@mec/energy";
import type { Client } from "../../../platform/client.tsx";
import { lotsOf } from "./lots.ts";

type Losers = Pick<PricePreview, "losing" | "atRisk">;

const addLosers = (one: Losers, other: Losers): Losers => ({
  losing: one.losing + other.losing,
  atRisk: one.atRisk + other.atRisk,
});

/** What both previews say of their people. */
interface OfPeople<Person> extends Pick<PricePreview, "losing" | "atRisk" | "withoutExemption"> {
  readonly people: Person[];
}

const addPeople = <Person>(one: OfPeople<Person>, other: OfPeople<Person>): OfPeople<Person> => ({
  ...addLosers(one, other),
  withoutExemption:
    one.withoutExemption && other.withoutExemption && addLosers(one.withoutExemption, other.withoutExemption),
  people: [...one.people, ...other.people],
});

/** Together they buy no more than what is produced, which each lot alone may take. */
function addPrices(one: PricePreview, other: PricePreview): PricePreview {
  const wanted = wantedBy(one.wanted, other.wanted);
  return { ...one, ...addPeople(one, other), ...soldOf(wanted), wanted };
}

/** Adds up two answers: each says what its own people reserve besides those who take part already. */
const addAcceptances = (one: AcceptancePreview, other: AcceptancePreview): AcceptancePreview => ({
  ...one,
  ...addPeople(one, other),
  reserved: one.reserved &&
    other.reserved && {
      before: one.reserved.before,
      after: one.reserved.after + other.reserved.after - other.reserved.before,
    },
});

/** Asks about everybody, in as many calls as needed, and adds the answers up. */
async function askInLots<Preview>(
  applicationIds: readonly string[],
  ask: (lot: string[]) => Promise<Preview>,
  add: (one: Preview, other: Preview) => Preview,
): Promise<Preview> {
  const [first = [], ...others] = lotsOf(applicationIds);
  let whole: Preview = await ask(first);
  for (const lot of others) whole = add(whole, await ask(lot));
  return whole;
}

type Asked<Preview> = (call: Client, signal?: AbortSignal) => Promise<Preview>;

/** What a price, €/kWh without VAT, would bring to these people and to the seller. */
export const askPrice =
  (id: string, price: number, applicationIds: readonly string[]): Asked<PricePreview> =>
  (call, signal) =>
    askInLots(
      applicationIds,
      (lot) =>
        call(proposalCalls.previewPrice, {
          params: { id },
          body: { price, applicationIds: lot },
          ...(signal && { signal }),
        }),
      addPrices,
    );

/** How their sums are told: as each reads them today; else as they are once all who are asked about have a price. */
export interface Telling {
  readonly asRead?: true;
}

/** What accepting these people would bring to each and reserve. */
export const askAcceptance =
  (id: string, applicationIds: readonly string[], telling: Telling = {}): Asked<AcceptancePreview> =>
  (call, signal) =>
    askInLots(
      applicationIds,
      (lot) =>
        call(proposalCalls.previewAcceptance, {
          params: { id },
          body: { applicationIds: lot, ...telling },
          ...(signal && { signal }),
        }),
      addAcceptances,
    );
