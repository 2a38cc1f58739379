import { Group, Text } from "@mantine/core";
import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { Term } from "../../../../parts/faq/term.tsx";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";

function WhatItCovers() {
  return (
    <Text size="sm" mt="xs">
      {t(
        "Ce prix vaut pour la part locale de votre consommation. Votre fournisseur vous facture le reste, l’abonnement et l’acheminement, dit",
      )}{" "}
      <Term name="turpe">{t("TURPE")}</Term>.
    </Text>
  );
}

/** The price that the owner proposes, as this visitor reads prices. */
export function PriceProposal({ application }: { application: ApplicationProgress }) {
  const isReadOnly = useReadOnly();
  const { format } = usePrices();
  const price = newestProgress(application.progress)?.price;
  if (price === undefined) return null;
  return (
    <div>
      <Group gap="xs" align="baseline">
        <Text fz={32} fw={700} lh={1.2} className="numbers">
          {format(price)}
        </Text>
        <Text c="dimmed">{t("pour chaque kWh local")}</Text>
      </Group>
      {!isReadOnly && <WhatItCovers />}
    </div>
  );
}
