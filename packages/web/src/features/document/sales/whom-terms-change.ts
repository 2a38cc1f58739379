import type { ParticipantDocuments } from "@mec/api/document";
import { isInFlight, isSigned, statusAfter } from "@mec/domain/document";
import { deSomebody, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { TermsTarget } from "./whose-terms.tsx";

type Standing = Pick<ParticipantDocuments, "kind" | "id" | "applicationStatus" | "paysNobody"> & {
  readonly salesContract: Pick<ParticipantDocuments["salesContract"], "status" | "alreadySigned">;
};

/** Whether no contract of his was sent, or signed: it keeps the terms that it has. */
const isToSend = ({ salesContract: { status, alreadySigned = 0 } }: Standing): boolean =>
  alreadySigned === 0 && statusAfter(status, "send") !== null;

/** Those who said yes, whose contract with another than their own body these terms make, and who were not sent it. */
export function signingUnder(
  { id }: Pick<TermsTarget, "id">,
  participants: readonly Standing[],
  withOwn: ReadonlySet<string>,
): number {
  return participants.filter(
    (one) =>
      one.kind === "consumer" &&
      !one.paysNobody &&
      one.applicationStatus === "SIGNATURE" &&
      isToSend(one) &&
      (id === null ? !withOwn.has(one.id) : one.id === id),
  ).length;
}

/** That one's contract keeps its terms, told where the owner writes others; null where none was sent. */
export function keptContractText(
  { id, name }: Pick<TermsTarget, "id" | "name">,
  participants: readonly Standing[],
): string | null {
  const own = participants.find((one) => one.kind === "consumer" && one.id === id);
  if (!own) return null;
  const whose = deSomebody(name);
  const { status, alreadySigned = 0 } = own.salesContract;
  if (alreadySigned > 0 || isSigned(status))
    return t(
      "Le contrat {{whose}} est signé par tous\u00a0: il garde ses conditions. Ce que vous enregistrez ici vaut pour un prochain contrat.",
      { whose },
    );
  if (!isInFlight(status)) return null;
  return t(
    "Le contrat {{whose}} est parti à signer\u00a0: il garde ses conditions. Ce que vous enregistrez ici vaut pour un prochain contrat.",
    { whose },
  );
}

/** What a change does to them, told before it is saved; null where nobody has said yes. */
export function whomTermsChange(
  count: number,
  { id, name }: Pick<TermsTarget, "id" | "name">,
): string | null {
  if (count === 0) return null;
  const who =
    id === null
      ? plural(
          count,
          t("consommateur déjà accepté attend encore son contrat"),
          t("consommateurs déjà acceptés attendent encore leur contrat"),
        )
      : t("{{name}} est déjà parmi les participants acceptés, et attend encore son contrat", { name });
  const told =
    count === 1
      ? t("un e-mail lui dit ce que vous changez ici, et il reste libre de refuser")
      : t("un e-mail leur dit ce que vous changez ici, et chacun reste libre de refuser");
  return t(
    "{{who}}\u00a0: {{told}}. Un contrat signé, ou déjà envoyé à signer, garde les conditions qu’il a.",
    {
      who,
      told,
    },
  );
}
