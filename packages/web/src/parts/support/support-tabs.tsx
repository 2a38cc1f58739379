import { Box } from "@mantine/core";
import { pages } from "@mec/api";
import { t } from "../../platform/i18n.ts";
import { TabLinks } from "../../ui/tabs/tab-links.tsx";
import { TariffsChecked } from "../study/tariffs-checked.tsx";

type SupportTab = "moderation" | "participants" | "missings" | "disputes" | "journal";

/** The pages of the support team, side by side; above the first, the reminder of tariffs to check. */
export function SupportTabs({ current }: { current: SupportTab }) {
  return (
    <>
      {current === "moderation" && (
        <Box mb="lg">
          <TariffsChecked />
        </Box>
      )}
      <TabLinks
        label={t("Espace du support")}
        current={current}
        tabs={[
          { key: "moderation", label: t("Modération"), to: pages.supportModeration.to() },
          { key: "participants", label: t("Participants"), to: pages.supportParticipants.to() },
          { key: "missings", label: t("Éléments manquants"), to: pages.supportMissings.to() },
          { key: "disputes", label: t("Consentements contestés"), to: pages.supportDisputes.to() },
          { key: "journal", label: t("Journal"), to: pages.supportJournal.to() },
        ]}
      />
    </>
  );
}
