import { type ConsumerStep, consumerSteps } from "@mec/api";
import type { ProfileType } from "@mec/domain/account";
import {
  type ConsumerType,
  type ConsumptionPointInput,
  type ContractForm,
  consumerTypeSchema,
  contractFormSchema,
  contractToSend,
  emptyContractForm,
} from "@mec/domain/point";
import type { PersonForm } from "../../../parts/account/person-fields.tsx";
import { emptySignatoryForm, type SignatoryForm } from "../../../parts/signatory/signatory-form.ts";
import { emptyHouseForm, type HouseForm, houseFormSchema } from "../point-fields/house-form.ts";
import { type MeterForm, meterFormSchema } from "../point-fields/meter-form.ts";

/** What a consumer typed on the way to joining a project; never the password. */
export type JoinDraft = {
  consumerType: ConsumerType | "";
  house: HouseForm;
  contract: ContractForm;
  /** Whether the contract's prices were typed with tax (individual) or without. */
  pricesAs: ProfileType;
  meter: MeterForm;
  /** Whether the person answered "Je le ferai plus tard" about the meter. */
  meterLater: boolean;
  /** Whether known answers were not asked again: they are shown for a check before sending. */
  isShort: boolean;
  /** Whether the place was told once: a first one is asked its name from then on only, to change it. */
  isPlaceTold: boolean;
  /** Whether the first question was not asked, the rest being: it is not counted among the steps. */
  isTypeKnown: boolean;
  /** The person who opens an account at the end of the steps. */
  person: PersonForm & { phoneNumber: string };
  /** Whether this person accepted the terms, by his own tick: a reload asks the password again, and not this. */
  cgus: boolean;
  /** The signatory, when already given. */
  signatory: SignatoryForm;
  /** The person's own place that this one is beside, at the same address, by his word: another meter. */
  beside: string | null;
  /** The point that an earlier attempt created for this user: another attempt updates it. */
  saved: { userId: string; pointId: string } | null;
};

export const joinDraftName = "consumer";

export const emptyJoinDraft: JoinDraft = {
  consumerType: "",
  house: emptyHouseForm,
  contract: emptyContractForm,
  pricesAs: "individual",
  meter: { prm: "", sge: false },
  meterLater: false,
  isShort: false,
  isPlaceTold: false,
  isTypeKnown: false,
  person: { firstName: "", lastName: "", email: "", phoneNumber: "" },
  cgus: false,
  signatory: emptySignatoryForm,
  beside: null,
  saved: null,
};

/** Whether a step is answered, by the domain's rules; an incomplete contract never blocks (specification §5). */
const isAnswered: Record<ConsumerStep, (draft: JoinDraft) => boolean> = {
  type: ({ consumerType }) => consumerTypeSchema.safeParse(consumerType).success,
  house: ({ house }) => houseFormSchema.safeParse(house).success,
  contract: ({ contract }) => contractFormSchema.safeParse(contract).success,
  sge: ({ meter, meterLater }) => meterLater || meterFormSchema.safeParse(meter).success,
  "signatory-and-apply": () => false,
};

/** The first step that is not answered: nobody can go beyond it. */
export function firstOpenStep(draft: JoinDraft): ConsumerStep {
  return consumerSteps.find((step) => !isAnswered[step](draft)) ?? "signatory-and-apply";
}

/** The step to show when `wanted` is asked for. */
export function allowedStep(wanted: ConsumerStep, draft: JoinDraft): ConsumerStep {
  const open = firstOpenStep(draft);
  return consumerSteps.indexOf(wanted) > consumerSteps.indexOf(open) ? open : wanted;
}

/**
 * The consumption point that the draft makes.
 * @throws ZodError when a step is not answered.
 */
export function pointOf(draft: JoinDraft): ConsumptionPointInput {
  const meter = draft.meterLater ? { prm: "", sge: false } : meterFormSchema.parse(draft.meter);
  return {
    ...houseFormSchema.parse(draft.house),
    ...meter,
    consumerType: consumerTypeSchema.parse(draft.consumerType),
    contract: contractToSend(draft.contract, draft.pricesAs),
  };
}
