import { List, Text } from "@mantine/core";
import type { pointCalls } from "@mec/api/point";
import { consentEndTexts } from "@mec/domain/point";
import { formatDate, formatDateTime } from "@mec/domain/shared";
import type * as z from "zod";
import { prmText } from "../../../../parts/point/prm.ts";
import { t } from "../../../../platform/i18n.ts";
import styles from "./consent-history.module.css";

export type Consent = z.output<typeof pointCalls.listConsumptionConsents.success.body>[number];

/** When it ended or will, and with what. */
function consentEnd({ withdrawnAt, expiresAt, endedWith }: Consent): string {
  if (withdrawnAt) return t("retirée le {{date}}", { date: formatDateTime(withdrawnAt) });
  const date = formatDateTime(expiresAt);
  return endedWith
    ? t("terminée le {{date}}, {{how}}", { date, how: t(consentEndTexts[endedWith]) })
    : t("valable jusqu’au {{date}}", { date });
}

/** Every consent given for this point's meters, newest first, with its end. */
export function ConsentHistory({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t("Historique de mes autorisations")}</summary>
      <List mt="sm" spacing="xs" size="sm">
        {consents.map((consent) => (
          <List.Item key={consent.id}>
            <Text span size="sm" className="numbers">
              {t("PDL {{prm}}\u00a0: donnée le {{given}}, {{end}} (texte du {{version}})", {
                prm: prmText(consent.prm),
                given: formatDateTime(consent.givenAt),
                end: consentEnd(consent),
                version: formatDate(consent.textVersion),
              })}
            </Text>
          </List.Item>
        ))}
      </List>
    </details>
  );
}
