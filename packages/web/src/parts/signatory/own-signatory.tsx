import { Alert, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { type OwnSignatory as Answer, ownSignatoryCalls, signatoryCalls } from "@mec/api/signatory";
import { plantSaleCalls } from "@mec/api/study";
import { messages } from "@mec/domain/shared";
import { type EntityType, type SignatoryInput, signatoryInputSchema } from "@mec/domain/signatory";
import { type ReactNode, useState } from "react";
import { useAct } from "../../platform/act.ts";
import { useAnswer } from "../../platform/answer.ts";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { answerKey } from "../../platform/question.ts";
import { ownPoints } from "../../platform/session.ts";
import { LoadError } from "../../ui/feedback/load-error.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { wrapping } from "../../ui/layout/wrapping.ts";
import { CheckedForm } from "../../ui/wizard/checked-form.tsx";
import { projectAnswers } from "../project/own-project.ts";
import { kindsOf, namedOffer, whySaidText } from "./own-signatory-words.ts";
import { NearBodies } from "./same-body.tsx";
import { deliberationAnswers } from "./same-deliberation.tsx";
import { SignatoryFields } from "./signatory-fields.tsx";
import {
  emptySignatoryForm,
  type SignatoryForm,
  signatoryFormSchema,
  signatoryOf,
} from "./signatory-form.ts";

/** All that waits for who signs. */
const staleOf = (projectId: string) => [
  ...projectAnswers(projectId),
  ...deliberationAnswers,
  ownPoints,
  answerKey(signatoryCalls.getConsumptionSignatory),
  answerKey(signatoryCalls.getProductionSignatory),
  answerKey(documentCalls.getConsumerDocuments),
  answerKey(documentCalls.getProducerDocuments),
  answerKey(plantSaleCalls.getPlantSale),
];

interface Props {
  projectId: string;
  onDone: () => void;
  /** Goes on without saying it. */
  beside?: ReactNode;
}

const kinds: Record<EntityType, string> = {
  Professionnel: "Une structure (commune, entreprise, association…)",
  Particulier: "Un particulier",
};

/** Who signs, typed once for all. */
function Typing({ projectId, answer, onDone, beside }: Props & { answer: Answer }) {
  const [first = "Professionnel", second] = kindsOf(answer);
  const form = useSchemaForm<SignatoryForm>(signatoryFormSchema, {
    ...emptySignatoryForm,
    entityType: first,
  });
  const saving = useSubmit(
    form,
    (call, values) =>
      call(ownSignatoryCalls.nameOwnSignatory, {
        params: { id: projectId },
        body: signatoryInputSchema.parse(signatoryOf(values)),
      }),
    {
      stale: staleOf(projectId),
      after: onDone,
      explain: (error) => frenchMessage(error, messages.signatorySaveFailed),
    },
  );
  return (
    <CheckedForm {...saving} submitLabel={t("Enregistrer pour tous")} beside={beside}>
      <Stack gap="xl">
        {second && (
          <ChoiceField
            {...fieldOf(form, "entityType")}
            label={t("Qui signe\u202f?")}
            choices={[first, second].map((value) => ({ value, label: t(kinds[value]) }))}
          />
        )}
        <SignatoryFields form={form} />
      </Stack>
    </CheckedForm>
  );
}

/** Who signs for another of the owner's, in one press, or somebody else. */
function Offer({
  projectId,
  label,
  signatory,
  onDone,
  onOther,
  beside,
}: Props & { label: string; signatory: SignatoryInput; onOther: () => void }) {
  const naming = useAct(
    (call) => call(ownSignatoryCalls.nameOwnSignatory, { params: { id: projectId }, body: signatory }),
    { stale: staleOf(projectId), after: onDone },
  );
  return (
    <>
      {naming.error && (
        <Alert color="red" role="alert">
          {frenchMessage(naming.error, messages.signatorySaveFailed)}
        </Alert>
      )}
      <Group>
        <Button loading={naming.isPending} onClick={() => naming.mutate()} {...wrapping}>
          {label}
        </Button>
        <Button variant="default" onClick={onOther}>
          {t("Quelqu’un d’autre")}
        </Button>
        {beside}
      </Group>
    </>
  );
}

/** Asks who signs for the owner's places and installations that nobody signs for yet, of all of them at once. */
export function OwnSignatory(props: Props) {
  const { data, error, refetch } = useAnswer(ownSignatoryCalls.getOwnSignatory, {
    params: { id: props.projectId },
  });
  const [isTyping, setTyping] = useState(false);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={160} radius={12} />;
  const { lacking, near = [] } = data;
  // Those that nobody signs for are asked first: a structure's number says nothing of them.
  if (lacking.length === 0 && near.length > 0)
    return <NearBodies places={near} onDone={props.onDone} beside={props.beside} />;
  const offer = namedOffer(data);
  return (
    <Stack gap="md">
      <Text>{whySaidText(lacking.map(({ name }) => name))}</Text>
      {offer && data.named && !isTyping ? (
        <Offer
          {...props}
          label={offer}
          signatory={inputOf(data.named.signatory)}
          onOther={() => setTyping(true)}
        />
      ) : (
        <Typing {...props} answer={data} />
      )}
    </Stack>
  );
}

function inputOf({ id: _, ...signatory }: NonNullable<Answer["named"]>["signatory"]): SignatoryInput {
  return signatory;
}
