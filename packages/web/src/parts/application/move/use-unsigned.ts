import { documentCalls, type UnsignedContracts, unsignedNamed } from "@mec/api/document";
import { firstToTell } from "@mec/domain/signature";
import { useAnswerTo } from "../../../platform/answer.ts";
import type { Client } from "../../../platform/client.tsx";
import { answerKey } from "../../../platform/question.ts";
import { lotsOf } from "./lots.ts";

const sumOf = (all: readonly { readonly count: number }[]): number =>
  all.reduce((sum, { count }) => sum + count, 0);

/** Asks about everybody, in as many calls as needed. */
const askUnsigned =
  (id: string, applicationIds: readonly string[]) =>
  async (call: Client): Promise<UnsignedContracts> => {
    const all: UnsignedContracts[] = [];
    for (const lot of lotsOf(applicationIds))
      all.push(
        await call(documentCalls.listUnsignedContracts, { params: { id }, body: { applicationIds: lot } }),
      );
    const unpriced = all.flatMap((one) => one.unpriced ?? []);
    const told = all.flatMap(({ retractable }) => retractable ?? []);
    const later = all.flatMap((one) => one.later ?? []);
    return {
      count: sumOf(all),
      contracts: all.flatMap(({ contracts }) => contracts).slice(0, unsignedNamed),
      retractable: {
        count: sumOf(told),
        unasked: told.reduce((sum, { unasked = 0 }) => sum + unasked, 0),
        people: told
          .flatMap(({ people }) => people)
          .toSorted(firstToTell)
          .slice(0, unsignedNamed),
      },
      unpriced: {
        count: sumOf(unpriced),
        names: unpriced.flatMap(({ names }) => names).slice(0, unsignedNamed),
      },
      later: {
        count: sumOf(later),
        contracts: later
          .flatMap(({ contracts }) => contracts)
          .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
          .slice(0, unsignedNamed),
      },
      signedOn: all
        .flatMap(({ signedOn }) => signedOn ?? [])
        .toSorted()
        .at(-1),
      // They are the project's, whoever is asked of.
      plants: all[0]?.plants,
      underContract: all[0]?.underContract,
    };
  };

/** The sales contracts of those who begin to share that not all have signed, who may still retract, who signed no price, whose contracts take effect later, and the plants that have not signed; nobody is asked about where nobody begins. */
export const useUnsigned = (projectId: string, applicationIds: readonly string[]) =>
  useAnswerTo(
    applicationIds.length === 0
      ? null
      : {
          key: answerKey(documentCalls.listUnsignedContracts, {
            params: { id: projectId },
            body: { applicationIds: [...applicationIds] },
          }),
          ask: askUnsigned(projectId, applicationIds),
        },
  );
