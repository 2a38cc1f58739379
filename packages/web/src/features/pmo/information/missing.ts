import type { InformationPart } from "@mec/api";
import {
  associationGapLabels,
  associationUse,
  isFeeComplete,
  isInterlocutorComplete,
  missingInAssociation,
} from "@mec/domain/pmo";
import type { Pmo } from "../../../parts/pmo/pmo-queries.ts";
import { t } from "../../../platform/i18n.ts";

export interface MissingPart {
  readonly part: InformationPart;
  /** The part's name. */
  readonly title: string;
  /** What the part lacks; "" when all of it is missing. */
  readonly detail: string;
}

type Said = Pick<Pmo, "interlocutor" | "association" | "creation" | "fee"> & {
  readonly statutes: readonly unknown[];
};

function ofAssociation({ association, creation, statutes }: Said): string | null {
  if (!association) return "";
  const gaps = missingInAssociation(
    association,
    associationUse({ association, ...creation, hasStatutes: statutes.length > 0 }),
  );
  return gaps.length === 0 ? null : gaps.map((gap) => t(associationGapLabels[gap])).join(", ");
}

/** The parts that the participants' documents still lack, in the order of the page. */
export function missingParts(said: Said): MissingPart[] {
  const missing: MissingPart[] = [];
  const { interlocutor, fee, statutes } = said;
  const gaps = ofAssociation(said);
  if (!isInterlocutorComplete(interlocutor)) {
    missing.push({ part: "interlocutor", title: t("L’interlocuteur"), detail: "" });
  }
  if (gaps !== null) missing.push({ part: "association", title: t("L’association"), detail: gaps });
  if (!isFeeComplete(fee)) missing.push({ part: "fee", title: t("La cotisation"), detail: "" });
  if (statutes.length === 0) {
    missing.push({ part: "files", title: t("Les statuts signés"), detail: "" });
  }
  return missing;
}
