import { Alert, List, Stack, Text } from "@mantine/core";
import { formatDateTime } from "@mec/domain/shared";
import { IconAlertTriangle, IconInfoCircle, IconShieldCheck } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import { roleNames, type Verdict, verdictWords } from "./words.ts";

const looks = {
  "sealed-here": { color: "green", Icon: IconShieldCheck },
  changed: { color: "red", Icon: IconAlertTriangle },
  "not-sealed": { color: "sun", Icon: IconInfoCircle },
  "sealed-elsewhere": { color: "sun", Icon: IconInfoCircle },
} as const;

function Signers({ signers }: Pick<Verdict, "signers">) {
  if (signers.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600} mt="sm">
        {t("Signé par")}
      </Text>
      <List size="sm" spacing={4}>
        {signers.map(({ name, role, signedAt }) => (
          <List.Item key={`${name} ${role}`}>
            {t("{{name}}, {{role}}, le {{date}}", {
              name,
              role: roleNames()[role],
              date: formatDateTime(signedAt),
            })}
          </List.Item>
        ))}
      </List>
    </>
  );
}

/** The outcome of the check, in plain words. */
export function VerdictOf({ verdict, fileName }: { verdict: Verdict; fileName: string }) {
  const { color, Icon } = looks[verdict.verdict];
  const { title, text } = verdictWords(verdict);
  return (
    <Alert role="group" color={color} icon={<Icon aria-hidden />} title={title}>
      <Stack gap={4}>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {fileName}
          {verdict.title && ` – ${verdict.title}`}
        </Text>
        <Text size="sm">{text}</Text>
        <Signers signers={verdict.signers} />
        <Text size="xs" c="gray.7" mt="sm" style={{ overflowWrap: "anywhere" }}>
          {t("Empreinte SHA-256 du fichier\u00a0: {{sha256}}", { sha256: verdict.sha256 })}
        </Text>
      </Stack>
    </Alert>
  );
}
