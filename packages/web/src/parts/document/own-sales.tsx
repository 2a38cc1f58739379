import { Alert, Button, Text } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { ownSalesText } from "./own-sales-words.ts";
import { ownSales, ownSalesByWay, type SetToSend } from "./sending.ts";
import { useChangeDocuments } from "./use-documents.ts";

interface Props {
  sets: readonly SetToSend[];
}

/** Whose contract stays here, since a body or a person would make it with itself, and the one press that settles it. */
export function OwnSales({ sets, projectId }: Props & { projectId: string }) {
  const { mutate, isPending, isSuccess, error } = useChangeDocuments(projectId);
  const participants = ownSales(sets);
  if (participants.length === 0) return null;
  const ways = ownSalesByWay(sets);
  const isOne = participants.length === 1;
  return (
    <Alert color="sun" title={t("Personne ne se vend à soi-même")}>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {ownSalesText(ways)}
      </Text>
      {isSuccess ? (
        <Text size="sm" role="status">
          {isOne
            ? t("C’est noté\u00a0: ce contrat est mis de côté.")
            : t("C’est noté\u00a0: ces contrats sont mis de côté.")}
        </Text>
      ) : (
        <Button
          mt="xs"
          size="xs"
          variant="default"
          disabled={isPending}
          onClick={() => mutate({ action: "ignore", kind: "salesContract", participants })}
        >
          {isPending
            ? messages.loading
            : isOne
              ? t("Mettre ce contrat de côté")
              : t("Mettre ces contrats de côté")}
        </Button>
      )}
      {error && (
        <Text size="sm" role="alert">
          {frenchMessage(error)}
        </Text>
      )}
    </Alert>
  );
}
