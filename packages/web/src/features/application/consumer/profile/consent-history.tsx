import { List, Text } from "@mantine/core";
import type { pointCalls } from "@mec/api/point";
import { formatDateTime } from "@mec/domain/shared";
import type * as z from "zod";
import { prmText } from "../../../../parts/point/prm.ts";
import { t } from "../../../../platform/i18n.ts";
import styles from "./consent-history.module.css";

export type Consent = z.output<typeof pointCalls.listConsumptionConsents.success.body>[number];

/** Every consent given for this point's meters, newest first, with its end. */
export function ConsentHistory({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t("Historique de mes autorisations")}</summary>
      <List mt="sm" spacing="xs" size="sm">
        {consents.map(({ id, prm, givenAt, expiresAt, withdrawnAt, textVersion }) => (
          <List.Item key={id}>
            <Text span size="sm" className="numbers">
              {t("PDL {{prm}}\u00a0: donnée le {{given}}, {{end}} (texte du {{version}})", {
                prm: prmText(prm),
                given: formatDateTime(givenAt),
                end: withdrawnAt
                  ? t("retirée le {{date}}", { date: formatDateTime(withdrawnAt) })
                  : t("valable jusqu’au {{date}}", { date: formatDateTime(expiresAt) }),
                version: textVersion,
              })}
            </Text>
          </List.Item>
        ))}
      </List>
    </details>
  );
}
