import { Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import { costOfDocuments, formatAmount } from "@mec/domain/service";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";

/** What the platform costs, said before anybody opens an account. */
export function CostLine() {
  return (
    <p>
      {t(
        "Publier et étudier\u00a0: gratuit. Les trois documents de chaque participant, signés en ligne\u00a0: {{price}} par consommateur, sans abonnement.",
        { price: formatAmount(costOfDocuments({ consumers: 1 }), "professional") },
      )}{" "}
      <Anchor component={Link} to={pages.article.to({ slug: "combien-coute-la-plateforme" })} inherit>
        {t("Combien coûte la plateforme\u00a0?")}
      </Anchor>
    </p>
  );
}
