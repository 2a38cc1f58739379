import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { ProducerStep } from "./next-step.ts";
import type { ProducerDocuments } from "./producer-documents.ts";

export const toSignTitle = (toSign: number): string =>
  toSign > 1 ? plural(toSign, t("document à signer"), t("documents à signer")) : t("Un document à signer");

/** Somebody whom the holder named signs them by a mailbox of his own. */
const othersStep = ({ toSign }: ProducerDocuments, name: string): ProducerStep => ({
  title: toSignTitle(toSign),
  text:
    toSign > 1
      ? t("{{name}} les lit et les signe, par le lien reçu par e-mail.", { name })
      : t("{{name}} le lit et le signe, par le lien reçu par e-mail.", { name }),
  action: t("Relancer"),
  to: "ask",
  isYours: false,
});

/** What waits for a signature: his own documents, contracts that their consumers have signed, or both. */
export function signStep(documents: ProducerDocuments): ProducerStep {
  const { toSign, signer } = documents;
  if (signer !== null) return othersStep(documents, signer);
  return {
    title: toSignTitle(toSign),
    text: toSign > 1 ? t("Lisez-les, puis signez-les en ligne.") : t("Lisez-le, puis signez-le en ligne."),
    action: t("Lire et signer"),
    to: "sign",
    isYours: true,
  };
}
