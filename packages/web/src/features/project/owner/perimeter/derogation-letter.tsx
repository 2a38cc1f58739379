import { Button, Stack, Text, Title } from "@mantine/core";
import { callUrl } from "@mec/api";
import { derogationCalls } from "@mec/api/document";
import type { PerimeterAnswer } from "@mec/api/project";
import { asksForDerogation } from "@mec/domain/project";
import { IconDownload } from "@tabler/icons-react";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

interface Props {
  projectId: string;
  perimeter: PerimeterAnswer;
}

/** The request to the minister, written from the project's data; only where the perimeter needs a derogation. */
export function DerogationLetter({ projectId, perimeter: { limitKm, details, ok } }: Props) {
  if (!asksForDerogation({ limitKm, ground: details.ground })) return null;
  return (
    <Stack gap="xs" component="section" align="flex-start">
      <Title order={3} size="h4">
        {t("Demande de dérogation")}
      </Title>
      <Text className="prose">
        <Unbroken
          text={t(
            "La lettre au ministre chargé de l’énergie, avec la liste des communes de vos participants, leur code INSEE et leur classe de densité. Relisez-la, complétez la motivation, faites-la signer par la personne morale organisatrice.",
          )}
        />
      </Text>
      {!ok && (
        <Text className="prose" fw={600}>
          {t("La règle n’est pas respectée aujourd’hui\u00a0: la demande ne peut aboutir en l’état.")}
        </Text>
      )}
      <Button
        data-reads
        component="a"
        download
        href={callUrl("/api", derogationCalls.getDerogationLetter, { params: { id: projectId } })}
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t("Télécharger la lettre (PDF)")}
      </Button>
    </Stack>
  );
}
