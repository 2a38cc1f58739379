import { Alert, List, Text } from "@mantine/core";
import type { Leaving } from "@mec/api/document";
import { documentCalls } from "@mec/api/document";
import type { ReactNode } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { EachOne } from "./each-one.tsx";
import { boundText, isBinding, ofMany, staysSignedLines } from "./stays-signed-words.ts";
import type { Moved } from "./types.ts";
import { useBound } from "./use-bound.ts";

interface Props {
  people: readonly Moved[];
  projectId: string;
}

interface NoticeProps {
  lines: readonly string[];
  terms?: Leaving["terms"];
  children?: ReactNode;
}

function Notice({ lines, terms = [], children }: NoticeProps) {
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
      {children}
    </Alert>
  );
}

function OfOne({ applicationId }: Pick<Moved, "applicationId">) {
  const { data } = useAnswer(documentCalls.getApplicationLeaving, { params: { id: applicationId } });
  return data && isBinding(data) ? <Notice lines={staysSignedLines(data)} terms={data.terms} /> : null;
}

function OfMany({ people, projectId }: Props) {
  const { data: bound, error } = useBound(
    projectId,
    people.map(({ applicationId }) => applicationId),
  );
  // Of a server of the former release, or one that cannot be reached: what holds for everybody.
  if (error) return <Notice lines={[ofMany()]} />;
  const byId = new Map(bound?.map((one) => [one.applicationId, one]));
  const staying = people.filter(({ applicationId }) => byId.has(applicationId));
  if (staying.length === 0) return null;
  return (
    <Notice lines={[ofMany()]}>
      <EachOne
        people={staying}
        told={(applicationId) => {
          const one = byId.get(applicationId);
          return one ? boundText(one) : null;
        }}
      />
    </Notice>
  );
}

/** Before the owner refuses those whom he had accepted: which signed papers bind them both all the same. */
export function StaysSigned({ people, projectId }: Props) {
  const [first, ...others] = people;
  if (!first) return null;
  return others.length > 0 ? (
    <OfMany people={people} projectId={projectId} />
  ) : (
    <OfOne applicationId={first.applicationId} />
  );
}
