import { Alert, Button, Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { deliberationCalls, signatoryCalls } from "@mec/api/signatory";
import { asConsumer, type Participant } from "@mec/domain/point";
import type { Signatory } from "@mec/domain/signatory";
import { useAct } from "../../platform/act.ts";
import { useAnswer } from "../../platform/answer.ts";
import { frenchMessage } from "../../platform/client.tsx";
import { answerKey } from "../../platform/question.ts";
import { about } from "../../platform/stale.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import { offeredDeliberation, toldText } from "./same-deliberation-words.ts";

/** What each place and plant of a body is told of its délibération: another of them has another answer once one changes. */
export const deliberationAnswers = [
  answerKey(deliberationCalls.getConsumptionDeliberation),
  answerKey(deliberationCalls.getProductionDeliberation),
] as const;

const readCalls = {
  consumer: deliberationCalls.getConsumptionDeliberation,
  producer: deliberationCalls.getProductionDeliberation,
} as const;
const giveCalls = {
  consumer: deliberationCalls.giveConsumptionDeliberation,
  producer: deliberationCalls.giveProductionDeliberation,
} as const;

/** What the structure of one's own place or plant tells of its délibération and of its other places; undefined where it is another's, and until it has come. */
export function useBodysDeliberation(own: Participant | null, signatory: Signatory | null) {
  const { kind, id } = own ?? asConsumer("");
  const enabled = own !== null && signatory?.entityType === "Professionnel";
  const { data } = useAnswer(readCalls[kind], { params: { id } }, { enabled });
  return data;
}

/** One press tells a vote that was typed once for every place and plant of its body in the project. */
export function SameDeliberation({ bodys }: { bodys: ReturnType<typeof useBodysDeliberation> }) {
  const { mutate, data, isPending, error } = useAct(
    (call, { kind, id }: Participant) => call(giveCalls[kind], { params: { id } }),
    {
      stale: [
        ...deliberationAnswers,
        answerKey(signatoryCalls.getConsumptionSignatory),
        answerKey(signatoryCalls.getProductionSignatory),
        answerKey(documentCalls.getConsumerDocuments),
        answerKey(documentCalls.getProducerDocuments),
        about("project"),
      ],
    },
  );
  const offer = offeredDeliberation(bodys);
  const { done, failed } = toldText(data?.results ?? []);
  return (
    <>
      {offer && (
        <div>
          <Text size="sm" mb="xs">
            <Unbroken text={offer.text} />
          </Text>
          <Button variant="light" size="sm" loading={isPending} onClick={() => mutate(offer.from)}>
            {offer.action}
          </Button>
        </div>
      )}
      <div role="status">
        {done && (
          <Text size="sm" fw={550} c="green.8">
            {done}
          </Text>
        )}
        {failed.length > 0 && (
          <Alert color="sun" mt="xs">
            {failed.map((reason) => (
              <Text key={reason} size="sm">
                {reason}
              </Text>
            ))}
          </Alert>
        )}
        {error && (
          <Text size="sm" c="red.8">
            {frenchMessage(error)}
          </Text>
        )}
      </div>
    </>
  );
}
