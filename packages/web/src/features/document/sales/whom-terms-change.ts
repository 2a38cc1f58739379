import type { ParticipantDocuments } from "@mec/api/document";
import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { TermsTarget } from "./whose-terms.tsx";

type Standing = Pick<ParticipantDocuments, "kind" | "id" | "applicationStatus">;

/** Those who said yes, have not signed all, and whose contract these terms make. */
export function signingUnder(
  { id }: Pick<TermsTarget, "id">,
  participants: readonly Standing[],
  withOwn: ReadonlySet<string>,
): number {
  return participants.filter(
    (one) =>
      one.kind === "consumer" &&
      one.applicationStatus === "SIGNATURE" &&
      (id === null ? !withOwn.has(one.id) : one.id === id),
  ).length;
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
          t("consommateur déjà accepté n’a pas encore tout signé"),
          t("consommateurs déjà acceptés n’ont pas encore tout signé"),
        )
      : t("{{name}} est déjà parmi les participants acceptés, et n’a pas encore tout signé", { name });
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
