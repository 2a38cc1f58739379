import { Text } from "@mantine/core";
import { beforeText, namesText, type Step } from "./move-texts.ts";
import { arePlaces } from "./places.ts";
import type { Moved } from "./types.ts";
import { useAreOwn } from "./use-are-own.ts";

/** Whom a step moves, and what it does. */
export function WhoMoves({ step, people }: { step: Step; people: readonly Moved[] }) {
  const isOwn = useAreOwn()(people);
  return (
    <>
      <Text fw={600}>{namesText(people.map(({ name }) => name))}</Text>
      {people.length === 1 && people[0]?.place && <Text size="sm">{people[0].place}</Text>}
      <Text size="sm">{beforeText(step, people.length, { asPlaces: arePlaces(people), isOwn })}</Text>
    </>
  );
}
