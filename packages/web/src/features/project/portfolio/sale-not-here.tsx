import { Anchor, Skeleton, Stack, Text } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

/** In the place of the lines: of their shape while they come, else what happened, and another try. */
export function SaleNotHere({ isOffline, retry }: { isOffline: boolean; retry: (() => void) | null }) {
  const told = retry
    ? t("Ce que vous vendez ne s’affiche pas pour l’instant\u00a0; rien n’est perdu.")
    : t("Vous êtes hors ligne\u00a0: ce que vous vendez s’affiche au retour de la connexion.");
  if (!retry && !isOffline)
    return (
      <Stack gap={6} role="status" aria-label={messages.loading}>
        {["50%", "90%", "85%", "75%", "60%"].map((width) => (
          <Skeleton key={width} height={16} width={width} radius={4} />
        ))}
      </Stack>
    );
  return (
    <Text size="sm" role="alert">
      <Unbroken text={told} />{" "}
      {retry && (
        <Anchor component="button" type="button" inherit onClick={retry}>
          {messages.retry}
        </Anchor>
      )}
    </Text>
  );
}
