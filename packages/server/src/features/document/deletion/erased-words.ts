import { afterErasureText, commitmentText } from "@mec/domain/application";
import { conjunction } from "@mec/domain/shared";
import { lowerFirst } from "../../../documents/to-sign/essentials.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import type { ErasedPlace } from "../../../jobs/signed-account-deleted.ts";
import { quotedName } from "../../project/index.ts";

/** What is said of several places: once what is said of all, by their names what is said of some. */
export function saidOf(
  places: readonly ErasedPlace[],
  textsOf: (place: ErasedPlace) => readonly (string | null)[],
): string[] {
  const named = new Map<string, string[]>();
  for (const place of places)
    for (const text of textsOf(place))
      if (text !== null) named.set(text, [...(named.get(text) ?? []), quotedName(place.pointName)]);
  return [...named].map(([text, names]) =>
    names.length === places.length ? text : `Pour ${conjunction(names)}\u00a0: ${lowerFirst(text)}`,
  );
}

/** What all have signed, after these words: of several places each is a line. */
export function commitmentsAfter(
  words: string,
  projectName: string,
  places: readonly ErasedPlace[],
): MailParagraph[] {
  const lines = places.map((place) => commitmentText({ ...place, projectName }));
  return lines.length === 1 ? [`${words} ${lines[0]}.`] : [words, { list: lines }];
}

/** Until when he may retract, and what still is asked of who signed. */
export const askedOf = (places: readonly ErasedPlace[]): MailParagraph[] => [
  ...saidOf(places, (place) => [afterErasureText(place)]),
  ...saidOf(places, ({ terms }) => terms.map(({ label, text }) => `${label}\u00a0: ${lowerFirst(text)}`)),
];

/** Who alone has a contract with a supplier. */
export const isConsumers = ({ kind }: ErasedPlace): boolean => kind !== "producer";
