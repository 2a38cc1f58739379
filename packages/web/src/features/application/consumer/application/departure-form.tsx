import { Alert, Box, Button, Card, Text, Title } from "@mantine/core";
import type { ApplicationProgress } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { useState } from "react";
import { DepartureRequestForm } from "../../../../parts/application/departure/departure-request.tsx";
import { t } from "../../../../platform/i18n.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { leavingLines } from "./leaving.ts";
import { useLeaving } from "./use-leaving.ts";

/** A participant asks to leave; the owner settles it. */
export function Departure({ application }: { application: ApplicationProgress }) {
  const { departure } = application;
  const { leaving } = useLeaving(application);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="departure">
      <Title order={2} size="h4" id="departure">
        {t("Quitter l’opération")}
      </Title>
      {!departure && (
        <Text mt="xs" mb="sm">
          {t(
            "Vous déménagez, ou vous souhaitez arrêter\u202f? Demandez à partir\u00a0: le porteur du projet fait le nécessaire auprès du gestionnaire de réseau. Votre contrat de fourniture ne change pas.",
          )}
        </Text>
      )}
      {leaving && leaving.signed.length > 0 && (
        <Box mb="md">
          <SummaryList rows={leavingLines(leaving)} />
        </Box>
      )}
      <div role="status">
        {departure && (
          <Alert color="green" mb="md" title={t("Votre demande est envoyée")}>
            {t(
              "Vous avez demandé, le {{requested}}, à partir le {{leaving}}. Vous recevrez un e-mail quand ce sera fait.",
              {
                requested: formatDate(departure.requestedAt),
                leaving: formatDate(departure.leavingOn),
              },
            )}
          </Alert>
        )}
      </div>
      {isOpen ? (
        <DepartureRequestForm application={application} close={() => setOpen(false)} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {departure ? t("Corriger ma demande") : t("Demander à partir")}
        </Button>
      )}
    </Card>
  );
}
