import { Alert, List, Text } from "@mantine/core";
import type { Leaving } from "@mec/api/document";
import { documentCalls } from "@mec/api/document";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { isBinding, ofMany, staysSignedLines } from "./stays-signed-words.ts";
import type { Moved } from "./types.ts";

function Notice({ lines, terms = [] }: { lines: readonly string[]; terms?: Leaving["terms"] }) {
  return (
    <Alert color="sun" title={t("Ce qui est signé le reste")}>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      {terms.length > 0 && (
        <List size="sm" spacing={4} className="numbers">
          {terms.map(({ label, text }) => (
            <List.Item key={label}>
              {t("{{label}}\u00a0: {{text}}", { label: t(label), text: t(text) })}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

function OfOne({ applicationId }: Pick<Moved, "applicationId">) {
  const { data } = useAnswer(documentCalls.getApplicationLeaving, { params: { id: applicationId } });
  return data && isBinding(data) ? <Notice lines={staysSignedLines(data)} terms={data.terms} /> : null;
}

/** Before the owner refuses somebody whom he had accepted: which signed papers bind them both all the same. */
export function StaysSigned({ people }: { people: readonly Moved[] }) {
  const [first, ...others] = people;
  if (!first) return null;
  return others.length > 0 ? <Notice lines={[ofMany()]} /> : <OfOne applicationId={first.applicationId} />;
}
