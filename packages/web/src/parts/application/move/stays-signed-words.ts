import type { Bound, Leaving } from "@mec/api/document";
import { documentNames, soldText } from "@mec/domain/document";
import { t } from "../../../platform/i18n.ts";

/** Whether something still binds once the participation has ended. */
export const isBinding = ({ signed, elsewhere, sold }: Omit<Leaving, "terms">): boolean =>
  signed.length + elsewhere.length + sold > 0;

/** Which signed papers an owner and the one whom he refuses stay bound by, a line each. */
export const staysSignedLines = ({ signed, elsewhere, sold }: Leaving): string[] => [
  ...(signed.length > 0
    ? [
        t(
          "Signé par tous\u00a0: {{documents}}. Refuser n’y change rien\u00a0: ces papiers vous lient encore l’un à l’autre.",
          {
            documents: documentNames(signed),
          },
        ),
      ]
    : []),
  ...(elsewhere.length > 0
    ? [
        t("Réglé en dehors de la plateforme\u00a0: {{documents}}. Relisez ce que vous avez signé ensemble.", {
          documents: documentNames(elsewhere),
        }),
      ]
    : []),
  ...(sold > 0 ? [t("Sa production est vendue par {{contracts}}.", { contracts: soldText(sold) })] : []),
  t("Ce qui attend une signature est annulé."),
];

export const ofMany = (): string =>
  t(
    "Ce que tous ont signé avec l’une de ces personnes vous lie encore l’un à l’autre. Ce qui attend une signature est annulé.",
  );

/** The same where the documents of each stand below. */
export const ofThese = (): string =>
  t("Ces papiers vous lient encore l’un à l’autre. Ce qui attend une signature est annulé.");

/** The documents by which one of many stays bound, in his line of a list. */
export const boundText = ({ signed, elsewhere, sold }: Omit<Bound, "applicationId">): string =>
  [
    ...(signed.length > 0 ? [documentNames(signed)] : []),
    ...(elsewhere.length > 0
      ? [t("{{documents}}, réglé en dehors de la plateforme", { documents: documentNames(elsewhere) })]
      : []),
    ...(sold > 0 ? [soldText(sold)] : []),
  ].join(t("\u00a0; "));
