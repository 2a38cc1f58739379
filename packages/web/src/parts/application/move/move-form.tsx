import { Alert, Button, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import {
  countsAsParticipant,
  type ProgressInput,
  priceTermIssue,
  usualPriceUntil,
} from "@mec/domain/application";
import {
  cleanText,
  dayInParis,
  displayedPrice,
  formatNumber,
  messages,
  type PriceRange,
  type ProfileType,
  priceToKeep,
  salePriceText,
  type VatRegime,
} from "@mec/domain/shared";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { PriceField } from "../../../ui/fields/price-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/index.ts";
import { AcceptancePreview } from "./acceptance-preview.tsx";
import { type Doubts, useSure } from "./doubts.tsx";
import { namesText, stepText } from "./move-texts.ts";
import { arePlaces } from "./places.ts";
import { PricePreview } from "./price-preview.tsx";
import { aboveRangeText, belowRangeText, termText } from "./price-preview-words.ts";
import { ProductionPreview } from "./production-preview.tsx";
import { RefusalReasons } from "./refusal-reasons.tsx";
import { RetractablePeople } from "./retractable-people.tsx";
import { StartDayField, startSchema } from "./start-day-field.tsx";
import { StaysSigned } from "./stays-signed.tsx";
import type { Movement, Removing } from "./types.ts";
import { UnpricedPeople } from "./unpriced-people.tsx";
import { UnsignedContracts } from "./unsigned-contracts.tsx";
import { UnsignedPlants } from "./unsigned-plants.tsx";
import { useAcceptanceDoubts } from "./use-acceptance-doubts.ts";
import { usePriceDoubts } from "./use-price-doubts.ts";
import { useRetypedPrice } from "./use-retyped-price.ts";
import { useStartingDoubts } from "./use-starting-doubts.ts";
import { WhoMoves } from "./who-moves.tsx";

const optionalMessage = cleanText({ max: 1000, multiline: true });
const reason = cleanText({ min: 1, max: 1000, multiline: true, message: messages.reasonRequired });

/** The server's rule, with its message beside the field. */
const priceUntil = z.string().superRefine((until, context) => {
  const issue = priceTermIssue(until, new Date());
  if (issue) context.addIssue({ code: "custom", message: issue.message });
});

type MoveValues = { price: string; until: string; startsOn: string; message: string };

const schemas = {
  price: z.object({
    price: z.string().min(1, messages.priceRequired).pipe(salePriceText),
    until: priceUntil,
    message: optionalMessage,
  }),
  reason: z.object({ message: reason }),
  nothing: z.object({ message: optionalMessage }),
};

/** A price as it is typed, to the hundredth of a cent. */
const typedPrice = (price: number): string => formatNumber(price, 4).replaceAll(/\s/gu, "");

const readAsOf = (vatRegime: VatRegime, profileType: ProfileType): ProfileType =>
  vatRegime === "franchise" ? "professional" : profileType;

interface Props {
  projectId: string;
  movement: Movement;
  /** The project's announced prices, €/kWh without VAT, whose middle is proposed first; null when there are none. */
  range: PriceRange | null;
  /** Where no VAT is added, the typed price is neither with nor without tax. */
  vatRegime: VatRegime;
  /** The day that is offered for a start; empty where none is known. */
  startsOn: string;
  onSend: (step: ProgressInput) => Promise<unknown>;
  /** A question is open over the form: nothing is sent yet. */
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
  onCancel: () => void;
  onRemove: Removing["onRemove"];
}

/** Before somebody is accepted: whose meter is registered by another account too. */
function SharedMeters({ people }: Pick<Movement, "people">) {
  const shared = people.filter(({ prmSharedWith }) => prmSharedWith > 0);
  if (shared.length === 0) return null;
  return (
    <Alert color="sun" title={t("Ce PDL figure aussi chez un autre compte")}>
      <Text size="sm" fw={600}>
        {namesText(shared.map(({ name }) => name))}
      </Text>
      <Text size="sm">
        {t("Vérifiez le compteur avec la personne\u00a0: un même PDL ne peut être accepté qu’une fois.")}
      </Text>
    </Alert>
  );
}

/** What an owner should know before he accepts somebody. */
function Accepting({
  kind,
  ...asked
}: Pick<Movement, "kind" | "people"> & Pick<Props, "projectId" | "onRemove">) {
  const Preview = kind === "consumer" ? AcceptancePreview : ProductionPreview;
  return (
    <>
      <SharedMeters people={asked.people} />
      <Preview {...asked} />
    </>
  );
}

/** From which day somebody begins to share, and what the owner should know before. */
const Starting = ({
  form,
  doubts,
  ...asked
}: Pick<PriceProps, "form" | "projectId" | "people"> & Pick<Doubts, "doubts">) => (
  <>
    <StartDayField form={form} />
    {doubts.length > 0 && (
      <Alert color="sun" title={t("Ce qui parle contre aujourd’hui")}>
        {doubts.map((doubt) => (
          <Text key={doubt} size="sm" style={{ overflowWrap: "anywhere" }}>
            {doubt}
          </Text>
        ))}
      </Alert>
    )}
    <UnsignedPlants {...asked} />
    <UnsignedContracts {...asked} />
    <UnpricedPeople {...asked} />
    <RetractablePeople {...asked} />
  </>
);

interface PriceProps
  extends Pick<Props, "projectId" | "vatRegime" | "range" | "onRemove">,
    Pick<Movement, "people"> {
  form: UseFormReturnType<MoveValues>;
  /** The typed price, €/kWh without VAT; null while the text is not a price. */
  price: number | null;
  /** Whether the price was typed in another tax than it is read in now. */
  isRewritten: boolean;
}

/** The price, its last day, and what it makes of each person's bill. */
function PriceAndTerm({ form, range, vatRegime, price, isRewritten, ...asked }: PriceProps) {
  const { profileType, tax } = usePrices();
  const field = fieldOf(form, "price");
  function take(typed: number) {
    form.setFieldValue("price", typedPrice(typed));
    document.getElementById(field.id)?.focus();
  }
  return (
    <>
      <div>
        <PriceField
          saysBothTaxes
          vatRegime={vatRegime}
          {...field}
          label={t("Prix proposé")}
          description={t("Le prix de vente de votre électricité, hors acheminement.")}
        />
        <Text size="sm" role="status">
          {isRewritten &&
            t("Vous lisez maintenant les prix {{tax}}\u00a0: le vôtre a été réécrit, il n’a pas changé.", {
              tax,
            })}
        </Text>
        <Text size="sm" c="red.9" role="status" className="numbers">
          {price !== null &&
            (aboveRangeText({ price, vatRegime }, range, profileType) ??
              belowRangeText({ price, vatRegime }, range, profileType))}
        </Text>
      </div>
      <PricePreview {...asked} price={price} readAs={readAsOf(vatRegime, profileType)} onPrice={take} />
      <TextInput
        {...fieldOf(form, "until")}
        type="date"
        min={dayInParis(new Date())}
        label={t("Valable jusqu’au")}
        description={termText(asked.people)}
        styles={{ wrapper: { maxWidth: 260 } }}
      />
    </>
  );
}

interface MessageProps extends Pick<PriceProps, "form">, Pick<Movement, "kind"> {
  isReason: boolean;
}

function Message({ form, kind, isReason }: MessageProps) {
  const field = (
    <Textarea
      {...fieldOf(form, "message")}
      label={isReason ? t("Raison du refus") : t("Message (facultatif)")}
      description={t("Ce texte est joint à l’e-mail.")}
      autosize
      minRows={3}
      maxRows={8}
    />
  );
  if (!isReason || kind !== "consumer") return field;
  return (
    <Stack gap="xs">
      {field}
      <RefusalReasons
        text={form.values.message}
        onFill={(message) => form.setFieldValue("message", message)}
      />
    </Stack>
  );
}

/** What speaks against the step, of whichever kind it is. */
function useDoubts(
  { projectId, movement, range }: Pick<Props, "projectId" | "movement" | "range">,
  { price, startsOn }: { readonly price: number | null; readonly startsOn: string },
): Doubts {
  const { people, kind, transition } = movement;
  const isStarting = transition.to === "EXPLOITATION";
  const isAccepting = kind === "consumer" && transition.to === "SIGNATURE";
  const ofPrice = usePriceDoubts({ projectId, price, range, people });
  const ofAcceptance = useAcceptanceDoubts(projectId, isAccepting ? people : []);
  const ofStart = useStartingDoubts(projectId, isStarting ? people : [], startsOn);
  if (isStarting) return ofStart;
  return isAccepting ? ofAcceptance : ofPrice;
}

/** What a step requires: a price, a reason, or a confirmation only. */
export function MoveForm({ projectId, movement, range, vatRegime, startsOn, onSend, ...asking }: Props) {
  const { transition, people, kind } = movement;
  const { isAsking, onAsking, onCancel, onRemove } = asking;
  const step = { kind, to: transition.to, label: transition.label };
  const { profileType } = usePrices();
  const readAs = readAsOf(vatRegime, profileType);
  const isStart = transition.to === "EXPLOITATION";
  const needs = transition.requires ?? "nothing";
  const form = useSchemaForm<MoveValues>(isStart ? startSchema(people) : schemas[needs], {
    price: range ? typedPrice(displayedPrice((range.min + range.max) / 2, readAs, vatRegime)) : "",
    until: usualPriceUntil(new Date(), { votes: people.some(({ votes }) => votes) }),
    startsOn,
    message: "",
  });
  const { typedAs, isRewritten } = useRetypedPrice(form, { readAs, vatRegime });
  const typed = needs === "price" ? salePriceText.safeParse(form.values.price).data : undefined;
  const price = typed === undefined ? null : priceToKeep(typed, typedAs, vatRegime);
  const doubted = useDoubts({ projectId, movement, range }, { price, startsOn: form.values.startsOn });
  const isSure = useSure(onAsking);
  async function send({ until, message, ...day }: MoveValues) {
    if (!(await isSure(doubted))) return;
    await onSend({
      status: transition.to,
      ...doubted.confirms,
      ...(price === null ? {} : { price, priceUntil: until }),
      ...(isStart ? { startsOn: day.startsOn } : {}),
      ...(message.trim() ? { message: message.trim() } : {}),
    });
  }
  return (
    <CheckedForm
      form={form}
      onValid={send}
      submitLabel={
        doubted.doubts.length > 0 ? doubted.submitLabel : stepText(step, people.length, arePlaces(people))
      }
      isPaused={isAsking}
      beside={
        <Button variant="default" onClick={onCancel}>
          {t("Annuler")}
        </Button>
      }
    >
      <Stack gap="md">
        <WhoMoves step={step} people={people} />
        {transition.to === "SIGNATURE" && <Accepting {...{ kind, projectId, people, onRemove }} />}
        {needs === "price" && (
          <PriceAndTerm {...{ form, projectId, people, range, vatRegime, price, isRewritten, onRemove }} />
        )}
        {transition.to === "REJECTED" && countsAsParticipant(transition.from) && (
          <StaysSigned people={people} projectId={projectId} />
        )}
        {isStart && <Starting {...{ form, people, projectId }} doubts={doubted.told ?? doubted.doubts} />}
        {needs !== "nothing" && <Message form={form} kind={kind} isReason={needs === "reason"} />}
      </Stack>
    </CheckedForm>
  );
}
