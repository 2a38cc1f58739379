import { Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { SavedSignatory } from "@mec/api/signatory";
import type { Address } from "@mec/domain/address";
import type { Participant } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import {
  type EntityType,
  identifierDoubt,
  lacksDeliberation,
  type Signatory,
  signatoryInputSchema,
  siretOf,
} from "@mec/domain/signatory";
import { type ReactNode, useMemo } from "react";
import type { Consequences } from "../../platform/act.ts";
import { type Client, frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { SummaryList } from "../../ui/fields/summary-list.tsx";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { CancelButton } from "../../ui/sections/cancel-button.tsx";
import { EditableSection } from "../../ui/sections/editable-section.tsx";
import { CheckedForm } from "../../ui/wizard/checked-form.tsx";
import { identifierAnchor } from "./plant-anchor.ts";
import { bodyStale, NearBodies, useAlso } from "./same-body.tsx";
import { SameDeliberation, useBodysDeliberation } from "./same-deliberation.tsx";
import type { Beside } from "./shared-siret.ts";
import { SignatoryFields } from "./signatory-fields.tsx";
import { type SignatoryForm, signatoryFormRule, signatoryOf, signatoryToForm } from "./signatory-form.ts";
import { signatoryRows } from "./signatory-rows.tsx";

interface EditorProps extends Pick<Consequences<SignatoryForm, Signatory>, "leave" | "stale">, Beside {
  signatory: Signatory | null;
  /** Initial values while there is no signatory: what is already known of him. */
  first: SignatoryForm;
  /** What may fill the form at once, while there is no signatory. */
  offer?: ((form: UseFormReturnType<SignatoryForm>) => ReactNode) | null;
  /** For an installation that produces: the kind of person is asked too; otherwise it is the point's. */
  isProducer?: boolean;
  /** The place's address, which a structure's seat may share. */
  placeAddress?: Address | null;
  /** The point that he signs for; null where it is not the reader's own. */
  participant: Participant | null;
  send: (call: Client, signatory: SavedSignatory) => Promise<Signatory>;
  /** Asks before another SIRET than the saved one is sent; nothing is sent on a no. */
  asking?: {
    readonly ask: (isOtherSiret: boolean) => Promise<boolean>;
    readonly isAsking: boolean;
  };
}

const isOtherSiret = (signatory: Signatory | null, values: SignatoryForm): boolean =>
  signatory !== null && siretOf(signatory) !== siretOf(signatoryInputSchema.parse(signatoryOf(values)));

const kinds = (): { value: EntityType; label: string }[] => [
  { value: "Particulier", label: t("Un particulier") },
  { value: "Professionnel", label: t("Une structure (entreprise, commune, association…)") },
];

type Saving = Pick<EditorProps, "signatory" | "participant" | "send" | "leave" | "stale"> & Closing;

interface Closing {
  close: (saved: boolean) => void;
}

/** Saves who signs, and names his structure for its other places too where that is wished. */
function useSaving(
  form: UseFormReturnType<SignatoryForm>,
  { signatory, participant, send, leave, stale, close }: Saving,
) {
  const { same = [] } = useBodysDeliberation(participant, signatory) ?? {};
  const also = useAlso(participant, { signatory, same, values: form.values });

  const saving = useSubmit(
    form,
    (call, values) =>
      send(call, {
        ...signatoryInputSchema.parse(signatoryOf(values)),
        ...(also.alsoFor.length > 0 && { alsoFor: also.alsoFor }),
      }),
    {
      leave,
      stale,
      after: () => close(true),
      explain: (error) => frenchMessage(error, messages.signatorySaveFailed),
    },
  );
  return { saving, also };
}

function Editor({
  signatory,
  first,
  offer,
  isProducer = false,
  placeAddress,
  otherPlace,
  pricedOn,
  participant,
  send,
  asking,
  leave,
  stale,
  close,
}: EditorProps & Closing) {
  const form = useSchemaForm<SignatoryForm>(
    // One that is being typed is judged by what was saved when the form opened.
    useMemo(() => signatoryFormRule(signatory), [signatory]),
    signatory ? signatoryToForm(signatory) : first,
  );

  const { saving, also } = useSaving(form, { signatory, participant, send, leave, stale, close });

  return (
    <CheckedForm
      {...saving}
      onValid={async (values) =>
        (!asking || (await asking.ask(isOtherSiret(signatory, values)))) && saving.onValid(values)
      }
      isPaused={asking?.isAsking ?? false}
      submitLabel={t("Enregistrer")}
      beside={<CancelButton onClick={() => close(false)} />}
    >
      <Stack gap="xl">
        {!signatory && offer?.(form)}
        {isProducer && (
          <ChoiceField
            {...fieldOf(form, "entityType")}
            label={t("Qui détient cette installation\u202f?")}
            choices={kinds()}
          />
        )}
        <SignatoryFields {...{ form, isProducer, placeAddress, otherPlace, pricedOn }} />
        {also.field}
      </Stack>
    </CheckedForm>
  );
}

interface Props extends EditorProps {
  id: string;
  order?: 2 | 3;
  /** The form is open from the start: the person came to fill it. */
  startsOpen?: boolean;
  /** Where the person goes on from here, told once it is saved. */
  onward?: ReactNode;
}

/** Who signs the documents of a point: read, changed in place. What its council voted can be told for all of its places from here. */
export function SignatorySection(props: Props) {
  const { id, order, signatory, startsOpen = false, onward, stale = [], ...editor } = props;
  const { participant } = editor;
  const bodys = useBodysDeliberation(participant, signatory);
  // A vote that no place of the body tells yet is to be typed; else it is one press away.
  const lacksVote = bodys?.told === null && lacksDeliberation(signatory);
  const renewed = (output: Signatory, input: SignatoryForm) => [
    ...(typeof stale === "function" ? stale(output, input) : stale),
    ...bodyStale,
  ];
  return (
    <EditableSection
      id={id}
      title={t("La personne qui signe")}
      editLabel={signatory ? undefined : t("Compléter")}
      opensByLink={signatory === null || lacksVote}
      field={{ hash: identifierAnchor(id), at: "#siretId, #juridicId, #rnaId" }}
      startsOpen={startsOpen}
      onward={onward}
      doubt={signatory && identifierDoubt(signatory)}
      {...(order ? { order } : {})}
      editor={(close) => <Editor signatory={signatory} {...editor} stale={renewed} close={close} />}
    >
      {signatory ? (
        <Stack gap="md">
          <SummaryList isShort rows={signatoryRows(signatory)} />
          <NearBodies places={bodys?.near ?? []} />
          <SameDeliberation bodys={bodys} />
        </Stack>
      ) : (
        <Text c="dimmed">{t("Personne n’est encore désigné. Les documents à signer l’attendront.")}</Text>
      )}
    </EditableSection>
  );
}
