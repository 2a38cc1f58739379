import { Anchor, Group } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";

/** Where a plant's holder says when its purchase contract ends, and in what words. */
export interface ContractEnd {
  readonly action: string;
  readonly to: string;
}

/** What a producer reads and says of a purchase contract that comes before the sharing. */
export const ContractLinks = ({ end }: { end: ContractEnd | null }) => (
  <Group gap="md">
    {end && (
      <Anchor component={Link} size="sm" to={end.to}>
        {end.action}
      </Anchor>
    )}
    <Anchor component={Link} size="sm" to={pages.article.to({ slug: "et-si-j-ai-deja-des-panneaux" })}>
      {t("Ce que devient votre contrat d’achat")}
    </Anchor>
  </Group>
);
