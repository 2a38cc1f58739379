import { useDebouncedValue } from "@mantine/hooks";
import {
  type Address,
  type AddressGroup,
  likeliestFirst,
  minSearchLength,
  suggestedGroups,
} from "@mec/domain/address";
import { useState } from "react";
import { useAnswer } from "../../platform/answer.ts";
import { searchAddress } from "./search-address.ts";

const pauseOfTyping = 250;
const maxLength = 200;

/** A result of the search, and the group in which it is shown. */
export interface FoundAddress {
  readonly key: string;
  readonly group: AddressGroup;
  readonly address: Address;
}

/** Known by what it is and not by its rank: one that takes its place under a finger is not what was pressed. */
function foundAs(group: AddressGroup, address: Address): FoundAddress {
  const { latitude, longitude } = address.coordinates;
  return { key: `${group} ${address.label} ${latitude} ${longitude}`, group, address };
}

const onceEach = (found: readonly FoundAddress[]): FoundAddress[] => [
  ...new Map(found.map((item) => [item.key, item])).values(),
];

/** Whether a text is what another becomes as one goes on typing, or takes back some of it. */
const goesOn = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * Searches while the person types, from the third character on, once the typing pauses. Until the answer comes, what was
 * found stays as long as she types the same address: to who types another, the results of a former one are no results.
 */
export function useAddressSearch(typed: string) {
  const text = typed.trim().slice(0, maxLength);
  const [settled] = useDebouncedValue(text, pauseOfTyping);
  const [answered, setAnswered] = useState("");
  const wanted = settled.length >= minSearchLength;
  const search = useAnswer(
    searchAddress,
    { query: { q: settled } },
    { enabled: wanted, staleTime: Number.POSITIVE_INFINITY, keepsFormer: true },
  );
  const isNew = search.data !== undefined && !search.isPlaceholderData;
  if (isNew && answered !== settled) setAnswered(settled);
  const answer = wanted && goesOn(text, isNew ? settled : answered) ? search.data : undefined;
  const groups = suggestedGroups(settled);
  const found = groups.flatMap((group) =>
    likeliestFirst(settled, answer?.[group] ?? []).map((address) => foundAs(group, address)),
  );
  return {
    found: onceEach(found),
    groups,
    isAnswered: answer !== undefined && isNew,
    isSearching: wanted && search.isFetching,
    error: wanted ? search.error : null,
    isEmbedded: answer?.source === "embedded",
  };
}
