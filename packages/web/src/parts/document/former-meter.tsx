import { Alert, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { t } from "../../platform/i18n.ts";
import { usePointDocuments } from "./use-point-documents.ts";

const takenBackText = (count: number): string =>
  count === 1
    ? t(
        "Un document portait l’ancien numéro\u00a0: il est retiré et ne se signe plus. Le porteur du projet, prévenu, vous le renverra avec le bon numéro.",
      )
    : t(
        "{{count}} documents portaient l’ancien numéro\u00a0: ils sont retirés et ne se signent plus. Le porteur du projet, prévenu, vous les renverra avec le bon numéro.",
        { count },
      );

const signedText = (count: number): string =>
  count === 1
    ? t("Un document signé par tous garde l’ancien numéro.")
    : t("{{count}} documents signés par tous gardent l’ancien numéro.", { count });

const renewText = (count: number): string =>
  count === 1
    ? t(
        "Un document signé par tous (accord ou contrat) ne vaut que pour l’ancien numéro. Le porteur du projet, prévenu, vous en enverra un nouveau à signer\u00a0: avant cela, rien n’est fourni sous le nouveau numéro.",
      )
    : t(
        "{{count}} documents signés par tous (accord et contrat) ne valent que pour l’ancien numéro. Le porteur du projet, prévenu, vous en enverra de nouveaux à signer\u00a0: avant cela, rien n’est fourni sous le nouveau numéro.",
        { count },
      );

/** To who changed the number of his meter: what becomes of his documents that print the former one. */
export function FormerMeter({ former }: { former: ParticipantDocuments["formerMeter"] }) {
  if (!former) return null;
  const { takenBack, signed, toRenew = 0 } = former;
  return (
    <Alert color="sun" mb="sm" title={t("Votre numéro de PDL a changé")}>
      {takenBack > 0 && <Text size="sm">{takenBackText(takenBack)}</Text>}
      {toRenew > 0 && <Text size="sm">{renewText(toRenew)}</Text>}
      {signed > 0 && <Text size="sm">{signedText(signed)}</Text>}
    </Alert>
  );
}

/** The same of a consumer's place. */
export function FormerMeterOf({ pointId }: { pointId: string }) {
  const { data: documents } = usePointDocuments(pointId, true);
  return <FormerMeter former={documents?.formerMeter} />;
}
