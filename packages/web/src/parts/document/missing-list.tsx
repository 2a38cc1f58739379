import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useAssociationLack } from "../pmo/association-lack.ts";
import styles from "./documents.module.css";
import { type Gap, type MendContext, mendOf, saidGaps } from "./mend.ts";

interface Props extends MendContext {
  gaps: readonly Gap[];
}

/** What a description of the association that was begun still lacks. */
function OfAssociation({ projectId }: { projectId: string }) {
  const lack = useAssociationLack(projectId);
  return (
    lack !== "" && (
      <Text span size="sm" c="dimmed">
        {" "}
        {t(lack)}
      </Text>
    )
  );
}

/** What a document lacks: each item links to the page where it is supplied. */
export function MissingList({ gaps, ...context }: Props) {
  if (gaps.length === 0) return null;
  return (
    <ul className={styles.missing}>
      {saidGaps(gaps, context.participant).map((gap) => {
        const { label, to, waitsFor } = mendOf(gap, context);
        return (
          <li key={`${gap.item} ${gap.target}`}>
            <Anchor component={Link} to={to} size="sm">
              {label}
            </Anchor>
            {gap.target === "association" && <OfAssociation projectId={context.projectId} />}
            {waitsFor !== null && (
              <Text span size="sm" c="dimmed">
                {" "}
                {t("(à {{name}} d’agir)", { name: waitsFor })}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
