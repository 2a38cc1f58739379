import type { SignatureSummary } from "@mec/api/signature";
import { duesCase } from "@mec/domain/overview";
import { startInLaterYear } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { yearsOf } from "../../../parts/study/net-sentence.ts";
import { euroOf, gainText, gainWithoutExemption, ownSaving } from "../../../parts/study/net-words.ts";
import { t } from "../../../platform/i18n.ts";

type SignedSum = SignatureSummary["sums"][number];

/** The sums of a document as they were read, each by its name; "" is that of a year. */
type Told = Readonly<Record<string, string>>;

/** The same by document. */
export type ToldSums = Readonly<Record<string, Told>>;

/** What a place saves, in one line: where both cases are told, the one without the exemption leads. */
export function placeText({ withoutExemptionEur = null, ...sum }: SignedSum): string {
  const gain = gainText(ownSaving(sum), euroOf(sum));
  const other = gainWithoutExemption({ ...sum, withoutExemptionEur });
  return other ? t("{{other}} sans l’exonération, ou {{gain}} avec elle", { gain, other }) : gain;
}

/** What is paid before a later start; who joins one that shares soon reads his dues with the fee. */
export const duesBeforeStart = (sum: SignedSum, startsIn: string | null, today = dayInParis(new Date())) =>
  startsIn === null ? null : duesCase(sum, { today, startsIn });

/** All that this summary tells of money, to be compared with what is told later. */
export function toldSums({ sums, start }: Pick<SignatureSummary, "sums" | "start">, today: string): ToldSums {
  const startsIn = start ? startInLaterYear(start, today) : null;
  return Object.fromEntries(
    sums.map((sum) => [
      sum.documentId,
      { "": placeText(sum), ...Object.fromEntries(yearsOf(sum, duesBeforeStart(sum, startsIn, today))) },
    ]),
  );
}

/** What of this changed since it was read, each with what it was; nothing of a document that was not read of. */
export function changedSums(
  read: ToldSums,
  now: ToldSums,
  names: ReadonlyMap<string, string> = new Map(),
): string[] {
  return Object.entries(now).flatMap(([documentId, told]) => {
    const before = read[documentId];
    if (!before) return [];
    return Object.entries(told).flatMap(([name, is]) => {
      const was = before[name];
      if (was === undefined || was === is) return [];
      const subject = [names.get(documentId), name].filter(Boolean).join(", ");
      return subject === ""
        ? t("Cette somme a changé depuis que vous l’avez lue\u00a0: {{was}} → {{is}}.", { was, is })
        : t("{{subject}}\u00a0: {{was}} → {{is}}, depuis que vous l’avez lu.", { subject, was, is });
    });
  });
}
