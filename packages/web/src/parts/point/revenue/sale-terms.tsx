import { Text } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import { Folded } from "../../../ui/layout/folded.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { shortTermsText, termsLines } from "./sale-terms-words.ts";
import { useEngagement } from "./use-revenue.ts";

/** Before he has a contract to read: how long it lasts, how its price changes and how it ends, in one line, and in one tap what that means. */
export function SaleTerms({ projectId }: { projectId: string }) {
  const engagement = useEngagement(projectId);
  const told = engagement && shortTermsText(engagement);
  if (!told) return null;
  return (
    <Folded title={<Unbroken text={t("Contrat de vente\u00a0: {{terms}}", { terms: told })} />}>
      {termsLines(engagement).map((line) => (
        <Text key={line} size="sm">
          <Unbroken text={line} />
        </Text>
      ))}
    </Folded>
  );
}
