import { Box } from "@mantine/core";
import { pages } from "@mec/api";
import { supportCalls } from "@mec/api/support";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { TabLinks } from "../../ui/tabs/tab-links.tsx";
import { TariffsChecked } from "../study/tariffs-checked.tsx";

type SupportTab = "moderation" | "participants" | "missings" | "disputes" | "journal";

/** The pages of the support team, side by side; above the first, the reminder of tariffs to check. */
export function SupportTabs({ current }: { current: SupportTab }) {
  const { data: counts } = useAnswer(supportCalls.countForSupport, {}, { staleTime: 60_000 });
  return (
    <>
      {current === "moderation" && (
        <Box mb="lg">
          <TariffsChecked
            advice={t(
              "Que faire\u00a0: l’exploitant du site installe la dernière version (guide d’exploitation, section des tarifs anciens)\u00a0; si elle est déjà en place, il le signale à ses auteurs. Rien n’est à changer ici.",
            )}
          />
        </Box>
      )}
      <TabLinks
        label={t("Espace du support")}
        current={current}
        tabs={[
          { key: "moderation", label: t("Modération"), to: pages.supportModeration.to() },
          { key: "participants", label: t("Participants"), to: pages.supportParticipants.to() },
          {
            key: "missings",
            label: t("Éléments manquants"),
            to: pages.supportMissings.to(),
            count: counts?.missings,
          },
          {
            key: "disputes",
            label: t("Consentements contestés"),
            to: pages.supportDisputes.to(),
            toDo: counts?.disputes || undefined,
          },
          { key: "journal", label: t("Journal"), to: pages.supportJournal.to() },
        ]}
      />
    </>
  );
}
