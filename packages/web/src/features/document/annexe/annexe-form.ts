import {
  type AnnexeDetails,
  annexeDetailsSchema,
  emptyAnnexeDetails,
  type Surplus,
  surplusSchema,
} from "@mec/domain/document";
import { earliestStart, earliestWhy, type SaidOfStart, wishedOnIssue } from "@mec/domain/overview";
import { formatDate } from "@mec/domain/shared";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";

/** What happens to a surplus, as typed: "" when not chosen. The buyer's name stays when another answer is chosen. */
type SurplusForm = { kind: Surplus["kind"] | ""; buyer: string };

/** The details of the annex, as typed. */
export type AnnexeForm = {
  startDate: string;
  derogation: string;
  /** By production point id. */
  surplus: Record<string, SurplusForm>;
};

const surplusToForm = (surplus: Surplus | undefined): SurplusForm => ({
  kind: surplus?.kind ?? "",
  buyer: surplus?.kind === "buyer" ? surplus.buyer : "",
});

/** The stored details, with an entry for the surplus of each production point. */
export function detailsToForm(kept: AnnexeDetails | null, pointIds: readonly string[]): AnnexeForm {
  const { startDate, derogation, surplus } = kept ?? emptyAnnexeDetails;
  return {
    startDate: startDate ?? "",
    derogation,
    surplus: Object.fromEntries(pointIds.map((id) => [id, surplusToForm(surplus[id])])),
  };
}

/** Adapts a draft typed when the project had other production points. */
export const withPoints = (typed: AnnexeForm, pointIds: readonly string[]): AnnexeForm => ({
  ...typed,
  surplus: Object.fromEntries(pointIds.map((id) => [id, typed.surplus[id] ?? surplusToForm(undefined)])),
});

function surplusOf({ kind, buyer }: SurplusForm): Surplus | null {
  if (kind === "") return null;
  return kind === "buyer" ? { kind, buyer } : { kind };
}

/** The details of the form, to be validated by the domain's rule. */
export function detailsOf({ startDate, derogation, surplus }: AnnexeForm): AnnexeDetails {
  const said = Object.entries(surplus).flatMap(([id, typed]) => {
    const one = surplusOf(typed);
    return one ? [[id, one] as const] : [];
  });
  return { startDate: startDate === "" ? null : startDate, derogation, surplus: Object.fromEntries(said) };
}

/** The same without invalid or half-typed values: what the annex can already show. */
export function shownDetails(form: AnnexeForm): AnnexeDetails {
  const { startDate, derogation, surplus } = detailsOf(form);
  const { shape } = annexeDetailsSchema;
  const right = Object.entries(surplus).filter(([, one]) => surplusSchema.safeParse(one).success);
  return {
    startDate: shape.startDate.catch(null).parse(startDate),
    derogation: shape.derogation.catch("").parse(derogation),
    surplus: Object.fromEntries(right),
  };
}

/** Whether what the form shows is what was saved: what is only typed completes no annex. */
export const isSaved = (
  shown: AnnexeDetails,
  kept: AnnexeDetails | null,
  pointIds: readonly string[],
): boolean => JSON.stringify(shown) === JSON.stringify(shownDetails(detailsToForm(kept, pointIds)));

/** What the first day of sharing follows from, as long as the operation has not begun. */
export interface Wish extends Omit<SaidOfStart, "wishedOn"> {
  /** The day that is kept, which stays as it is. */
  readonly kept: string | null;
  readonly today: string;
}

/** Why the day that is typed is too early; null where nothing is said against it. */
const wishIssue = ({ startDate }: AnnexeForm, wish: Wish | null): string | null =>
  wish === null ||
  startDate === wish.kept ||
  !annexeDetailsSchema.shape.startDate.safeParse(startDate).success
    ? null
    : (wishedOnIssue(startDate, wish, wish.today)?.message ?? null);

/** @param wish null once the operation is in service, whose start is no wish any more */
export const annexeFormSchema = (wish: Wish | null) =>
  z.custom<AnnexeForm>().superRefine((form, context) => {
    for (const { path, message } of annexeDetailsSchema.safeParse(detailsOf(form)).error?.issues ?? []) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
    const message = wishIssue(form, wish);
    if (message) context.addIssue({ code: "custom", path: ["startDate"], message });
  });

/** Beside the field, the same day as the owner's home tells. */
export const earliestText = (wish: Wish | null): string | undefined =>
  wish === null
    ? undefined
    : t("Au plus tôt le {{day}}\u00a0: {{why}}.", {
        day: formatDate(earliestStart({ ...wish, wishedOn: null }, wish.today)),
        why: t(earliestWhy),
      });
