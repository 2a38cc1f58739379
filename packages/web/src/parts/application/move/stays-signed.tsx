import { Alert, Button, List, Text } from "@mantine/core";
import { type Bound, documentCalls, type Leaving } from "@mec/api/document";
import { type ReactNode, useState } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { arePlaces, countedText } from "./places.ts";
import { boundText, isBinding, ofMany, ofThese, staysSignedLines } from "./stays-signed-words.ts";
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

const shownAtOnce = 8;

/** Each with his documents: the first of many, then all when asked. */
function EachBound({ people, bound }: { people: readonly Moved[]; bound: readonly Bound[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const byId = new Map(bound.map((one) => [one.applicationId, one]));
  const lines = people.flatMap(({ applicationId, name }) => {
    const one = byId.get(applicationId);
    return one ? [{ applicationId, name, documents: boundText(one) }] : [];
  });
  const shown = areAllShown ? lines : lines.slice(0, shownAtOnce);
  return (
    <>
      <List size="sm" spacing={4} mt={4}>
        {shown.map(({ applicationId, name, documents }) => (
          <List.Item key={applicationId}>
            <strong>{name}</strong>
            {"\u00a0"}: {documents}
          </List.Item>
        ))}
      </List>
      {shown.length < lines.length && (
        <Button variant="subtle" size="compact-sm" px={0} onClick={() => setAllShown(true)}>
          {t("Voir les {{people}}", { people: countedText(lines.length, arePlaces(people)) })}
        </Button>
      )}
    </>
  );
}

function OfMany({ people, projectId }: Props) {
  const { data: bound, error } = useBound(
    projectId,
    people.map(({ applicationId }) => applicationId),
  );
  // Of a server of the former release, or one that cannot be reached: what holds for everybody.
  if (error) return <Notice lines={[ofMany()]} />;
  if (!bound || bound.length === 0) return null;
  return (
    <Notice lines={[ofThese()]}>
      <EachBound people={people} bound={bound} />
    </Notice>
  );
}

/** Before the owner refuses those whom he had accepted: which papers bind them both all the same. */
export function StaysSigned({ people, projectId }: Props) {
  const [first, ...others] = people;
  if (!first) return null;
  return others.length > 0 ? (
    <OfMany people={people} projectId={projectId} />
  ) : (
    <OfOne applicationId={first.applicationId} />
  );
}
