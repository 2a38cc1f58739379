import { Alert, Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { type BodysDeliberation, type PlaceOfBody, signatoryCalls } from "@mec/api/signatory";
import type { Participant } from "@mec/domain/point";
import { correctionOf, type Signatory, signatoryInputSchema } from "@mec/domain/signatory";
import { type ReactNode, useState } from "react";
import { useAct } from "../../platform/act.ts";
import { type Client, frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { answerKey } from "../../platform/question.ts";
import { about } from "../../platform/stale.ts";
import { wrapping } from "../../ui/layout/wrapping.ts";
import { alsoText, alsoWhyText, askedBodies } from "./same-body-words.ts";
import { deliberationAnswers } from "./same-deliberation.tsx";
import { type SignatoryForm, signatoryOf } from "./signatory-form.ts";

const calls = {
  consumer: { read: signatoryCalls.getConsumptionSignatory, save: signatoryCalls.saveConsumptionSignatory },
  producer: { read: signatoryCalls.getProductionSignatory, save: signatoryCalls.saveProductionSignatory },
} as const;

/** All that a structure is read in. */
export const bodyStale = [
  ...deliberationAnswers,
  answerKey(signatoryCalls.getConsumptionSignatory),
  answerKey(signatoryCalls.getProductionSignatory),
  answerKey(documentCalls.getConsumerDocuments),
  answerKey(documentCalls.getProducerDocuments),
  about("project"),
] as const;

type Places = NonNullable<BodysDeliberation["same"]>;

const idsOf = (places: readonly Participant[]) => places.map(({ kind, id }) => ({ kind, id }));

/** Names a point's structure for these others, as it stands there. */
async function give(call: Client, { kind, id }: Participant, others: readonly Participant[]) {
  const found = await call(calls[kind].read, { params: { id } });
  if (!found) return;
  const { id: _, ...signatory } = found;
  await call(calls[kind].save, { params: { id }, body: { ...signatory, alsoFor: idsOf(others) } });
}

interface Also {
  /** The question under the form, where there is one. */
  readonly field: ReactNode;
  /** The others that take the structure as it is saved, where that is wished. */
  readonly alsoFor: ReturnType<typeof idsOf>;
}

/** Under the form: whether what is changed of the structure holds for its other places too. A correction does, unless one says no. */
export function useAlso(
  own: Participant | null,
  { signatory, same, values }: { signatory: Signatory | null; same: Places; values: SignatoryForm },
): Also {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const typed = signatoryInputSchema.safeParse(signatoryOf(values));
  const { isOther, isCorrection } = typed.success
    ? correctionOf(signatory, typed.data)
    : { isOther: false, isCorrection: false };
  const isAsked = own !== null && isOther && same.length > 0;
  const isAlso = isAsked && (chosen ?? isCorrection);
  return {
    field: isAsked && (
      <Checkbox
        checked={isAlso}
        onChange={(event) => setChosen(event.currentTarget.checked)}
        label={alsoText(same)}
        description={alsoWhyText()}
      />
    ),
    alsoFor: isAlso ? idsOf(same) : [],
  };
}

interface NearProps {
  places: readonly PlaceOfBody[];
  onDone?: () => void;
  beside?: ReactNode;
}

/** Asks whether two structures of one holder that look alike are one: as long as they are two, one sells to the other. */
export function NearBodies({ places, onDone, beside }: NearProps) {
  const asked = askedBodies(places);
  const { mutate, isPending, error } = useAct(
    (call, [from, to]: readonly [Participant, readonly Participant[]]) => give(call, from, to),
    { stale: [...bodyStale], ...(onDone && { after: onDone }) },
  );
  if (!asked) return null;
  return (
    <Alert color="sun">
      <Stack gap="sm">
        <Text size="sm">{asked.text}</Text>
        <Group>
          {asked.answers.map(({ from, to, label }) => (
            <Button
              key={from.id}
              size="sm"
              loading={isPending}
              onClick={() => mutate([from, to])}
              {...wrapping}
            >
              {label}
            </Button>
          ))}
          {beside}
        </Group>
        <Text size="sm" c="dimmed">
          {t("Si elles sont deux, donnez à chacune son nom et son numéro exacts.")}
        </Text>
        {error && (
          <Text size="sm" c="red.8" role="alert">
            {frenchMessage(error)}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
