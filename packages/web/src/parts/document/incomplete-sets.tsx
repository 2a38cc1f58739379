import { Text } from "@mantine/core";
import { type DocumentKind, documentLabels } from "@mec/domain/document";
import { participantKey } from "@mec/domain/point";
import { plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import styles from "./documents.module.css";
import type { MendContext } from "./mend.ts";
import { MissingList } from "./missing-list.tsx";
import { gapsOfSet, type SetToSend } from "./sending.ts";

interface Props extends Omit<MendContext, "participant"> {
  sets: readonly SetToSend[];
}

/** How many participants are named; the table shows the others. */
const mostNamed = 20;

const namesOf = (kinds: readonly DocumentKind[]) => kinds.map((kind) => t(documentLabels[kind])).join(", ");

/** What is not sent, and what it lacks; of a contract that nobody can complete, why none is made. */
function Stays({ set, ...context }: Omit<Props, "sets"> & { set: SetToSend }) {
  const gaps = gapsOfSet(set);
  const documents = namesOf(set.staying);
  const { isUnsold, salesContract } = set.participant;
  const why = isUnsold && set.staying.includes("salesContract") ? salesContract.reason : null;
  return (
    <>
      <Text size="sm">
        {gaps.length > 0
          ? t("Reste\u00a0: {{documents}}. Il manque\u00a0:", { documents })
          : t("Reste\u00a0: {{documents}}.", { documents })}
      </Text>
      {gaps.length > 0 && <MissingList gaps={gaps} participant={set.participant} {...context} />}
      {why && <Text size="sm">{why}</Text>}
    </>
  );
}

/** The participants whose set is incomplete: what is sent, what is not, and what that lacks. */
export function IncompleteSets({ sets, ...context }: Props) {
  const others = sets.length - mostNamed;
  return (
    <ul className={styles.sets}>
      {sets.slice(0, mostNamed).map((set) => (
        <li key={participantKey(set.participant)}>
          <Text size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
            {set.participant.name}
          </Text>
          <Text size="sm">
            {set.going.length > 0
              ? t("Part\u00a0: {{documents}}", { documents: namesOf(set.going) })
              : t("Rien ne part pour cette personne.")}
          </Text>
          <Stays {...{ set, ...context }} />
        </li>
      ))}
      {others > 0 && (
        <li>
          <Text size="sm" fw={600}>
            {t("Et {{participants}} au dossier incomplet.", {
              participants: plural(others, t("autre participant"), t("autres participants")),
            })}
          </Text>
        </li>
      )}
    </ul>
  );
}
