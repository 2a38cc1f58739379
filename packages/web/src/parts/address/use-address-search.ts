import { useDebouncedValue } from "@mantine/hooks";
import { addressCalls } from "@mec/api/address";
import {
  type Address,
  type AddressGroup,
  likeliestFirst,
  minSearchLength,
  suggestedGroups,
} from "@mec/domain/address";
import { useAnswer } from "../../platform/answer.ts";

const pauseOfTyping = 250;
const maxLength = 200;

/** A result of the search, and the group in which it is shown. */
export interface FoundAddress {
  readonly key: string;
  readonly group: AddressGroup;
  readonly address: Address;
}

/** Searches while the person types, from the third character on, once the typing pauses. */
export function useAddressSearch(typed: string) {
  const [settled] = useDebouncedValue(typed.trim().slice(0, maxLength), pauseOfTyping);
  const wanted = settled.length >= minSearchLength;
  const search = useAnswer(
    addressCalls.searchAddress,
    { query: { q: settled } },
    { enabled: wanted, staleTime: Number.POSITIVE_INFINITY, keepsFormer: true },
  );
  const answer = wanted ? search.data : undefined;
  const groups = suggestedGroups(settled);
  const found: FoundAddress[] = groups.flatMap((group) =>
    likeliestFirst(settled, answer?.[group] ?? []).map((address, index) => ({
      key: `${group}-${index}`,
      group,
      address,
    })),
  );
  return {
    found,
    groups,
    isAnswered: answer !== undefined && !search.isPlaceholderData,
    isSearching: wanted && search.isFetching,
    error: wanted ? search.error : null,
    isEmbedded: answer?.source === "embedded",
  };
}
