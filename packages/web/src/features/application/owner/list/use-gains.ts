import type { Applicant } from "@mec/api/application";
import type { OwnerTab } from "@mec/domain/application";
import { useAcceptancePreview } from "../../../../parts/application/move/use-acceptance-preview.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { announcedText, type Gain, signedGain } from "./signed-gain.ts";

/** Those whose list tells what each gains: who has signed and shares reads it on his own page. */
export const tabsWithGains: readonly OwnerTab[] = ["pending", "price-proposal", "pre-integrated"];

/** What somebody would gain at his price; undefined until it has come, and in a list that does not tell it. */
export type GainOf = (applicant: Pick<Applicant, "id">) => Gain | undefined;

interface Gains {
  readonly gainOf: GainOf;
  /** At which price, for all who have no other; null when there is nothing to say. */
  readonly announced: string | null;
  /** Everybody's has come. */
  readonly isWhole: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** What the people of a page would gain, at the price proposed to each or the announced one, as each reads it himself: one request for all. */
export function useGains(projectId: string, tab: OwnerTab, rows: readonly Applicant[] = []): Gains {
  const isReadOnly = useReadOnly();
  const isAsked = tabsWithGains.includes(tab) && !isReadOnly;
  const { data, settled, error, refetch } = useAcceptancePreview(
    projectId,
    isAsked ? rows.map(({ id }) => id) : [],
    { asRead: true },
  );
  const { profileType } = usePrices();
  const byId = new Map(
    data?.people.map((person) => [person.applicationId, signedGain(person, data, profileType)]),
  );
  return {
    gainOf: ({ id }) => byId.get(id),
    announced: announcedText([...byId.values()]),
    isWhole: settled !== undefined || rows.every(({ id }) => byId.has(id)),
    error,
    refetch,
  };
}
