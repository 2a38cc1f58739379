import { Alert, Anchor, List, Text } from "@mantine/core";
import type { SalesTerms } from "@mec/domain/document";
import { t } from "../../../platform/i18n.ts";
import { focusField } from "../../../ui/forms/focus-field.ts";
import { differingTerms, type Term, termLabels, unsaidTerms } from "./unsaid.ts";

function TermLinks({ terms }: { terms: readonly Term[] }) {
  const labels = termLabels();
  return (
    <List size="sm" spacing={8} mt={4}>
      {terms.map((term) => (
        <List.Item key={term}>
          <Anchor
            href={`#${term}`}
            size="sm"
            c="gray.9"
            onClick={(event) => focusField(event, term === "durationYears" ? "duration" : term)}
          >
            {labels[term]}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}

interface UnsaidProps {
  terms: SalesTerms;
  hasPlant: boolean;
  /** What contracts take from the plants. */
  said: readonly Term[];
}

/** What nobody has said, each with a link to its field. */
export function Unsaid({ terms, hasPlant, said }: UnsaidProps) {
  const unsaid = unsaidTerms(terms, hasPlant, said);
  return (
    <div role="status">
      {unsaid.length > 0 && (
        <Alert color="sun" title={t("Il reste à préciser")}>
          <Text size="sm">
            {t(
              "Sans elles, le contrat écrit la règle commune\u00a0: préavis raisonnable, prix ferme, ni abonnement ni indemnité.",
            )}
          </Text>
          <TermLinks terms={unsaid} />
        </Alert>
      )}
    </div>
  );
}

interface DifferenceProps {
  /** As they are typed. */
  own: SalesTerms;
  /** As they are saved. */
  kept: SalesTerms;
  common: SalesTerms;
  name: string;
  /** Resets this consumer's terms to the common ones. */
  onAlign: () => void;
}

/** How one consumer's contract differs from the others'. */
export function Differences({ own, kept, common, name, onAlign }: DifferenceProps) {
  const differing = differingTerms(own, common);
  return (
    <Alert color="indigo" title={t("Conditions propres à {{name}}", { name })} role="status">
      {differing.length === 0 ? (
        <Text size="sm">
          {differingTerms(kept, common).length === 0
            ? t("Identiques aux conditions communes pour le moment.")
            : t("Identiques aux conditions communes une fois enregistrées.")}
        </Text>
      ) : (
        <>
          <Text size="sm">{t("Diffèrent des conditions communes\u00a0:")}</Text>
          <TermLinks terms={differing} />
          <Anchor component="button" type="button" size="sm" mt="xs" onClick={onAlign}>
            {t("Reprendre les conditions communes")}
          </Anchor>
        </>
      )}
    </Alert>
  );
}
