import { Alert, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { Leaving } from "@mec/api/document";
import {
  type ApplicationProgress,
  currentStatus,
  dueUntilLeft,
  elsewhereText,
  isInOperation,
} from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { useState } from "react";
import { DepartureRequestForm } from "../../../../parts/application/departure/departure-request.tsx";
import { useStaying } from "../../../../parts/application/departure/use-staying.ts";
import { LettersToWrite, titledLetter } from "../../../../parts/document/letters-to-write.tsx";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { Folded, Folds } from "../../../../ui/layout/folded.tsx";
import { usePointOfSpace } from "../space/consumer-space.tsx";
import { leavingLinesOf, moveChoices, noticeHint, whyLeave } from "./leaving.ts";
import { showStanding } from "./show-standing.ts";
import { useLeaving } from "./use-leaving.ts";

/** The request that was sent, to correct or to withdraw: when he leaves stands at the top of the page. */
function Asked({ application, correct }: { application: ApplicationProgress; correct: () => void }) {
  const { stay, isPending, error } = useStaying(application, showStanding);
  const { departure } = application;
  if (!departure) return null;
  if (departure.isOwners) return null;
  if (departure.settledFor !== undefined)
    return (
      <Text mt="xs">
        {t(
          "Demande envoyée le {{requested}}, pour le {{leaving}}. Le porteur l’a réglée pour le {{settled}}\u00a0: il déclare la sortie de votre compteur au gestionnaire de réseau, qui en retient le jour.",
          {
            requested: formatDate(departure.requestedAt),
            leaving: formatDate(departure.leavingOn),
            settled: formatDate(departure.settledFor),
          },
        )}
      </Text>
    );
  return (
    <Stack gap="sm" mt="xs">
      <Text>
        {t("Demande envoyée le {{requested}}, pour le {{leaving}}.", {
          requested: formatDate(departure.requestedAt),
          leaving: formatDate(departure.leavingOn),
        })}
      </Text>
      {error && (
        <Alert color="red" role="alert">
          {frenchMessage(error)}
        </Alert>
      )}
      <Group gap="sm">
        <Button variant="default" onClick={correct}>
          {t("Corriger ma demande")}
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={() => void stay()}>
          {t("Je reste finalement")}
        </Button>
      </Group>
    </Stack>
  );
}

/** What his documents ask of him: their lines, or where they are that we do not have; and what goes on without this place. */
function Bound({ leaving, isSharing }: { leaving: Leaving; isSharing: boolean }) {
  const point = usePointOfSpace();
  const { signed, elsewhere, otherPlaces, inShort, letters = [] } = leaving;
  const texts = [dueUntilLeft(leaving, isSharing), elsewhereText(elsewhere), otherPlaces];
  return (
    <Stack gap="sm" mb="md">
      {inShort && (
        <Text fw={600} mt="xs">
          {t(inShort)}
        </Text>
      )}
      <Folds>
        <Folded title={t("Comment ça se passe")}>
          <Text>
            {t(
              "Le porteur du projet fait le nécessaire auprès du gestionnaire de réseau. Votre contrat de fourniture ne change pas.",
            )}
          </Text>
          {texts.map((text) => text && <Text key={text}>{t(text)}</Text>)}
          {signed.length > 0 && <SummaryList rows={leavingLinesOf(leaving, point)} />}
        </Folded>
      </Folds>
      {letters.length > 0 && <LettersToWrite letters={letters.map(titledLetter)} />}
    </Stack>
  );
}

/** A participant asks to leave; the owner settles it. */
export function Departure({ application }: { application: ApplicationProgress }) {
  const { departure } = application;
  const { leaving } = useLeaving(application);
  const point = usePointOfSpace();
  const [isOpen, setOpen] = useState(false);
  const isSharing = isInOperation(currentStatus(application.progress));
  return (
    <Card component="section" aria-labelledby="departure">
      <Title order={2} size="h4" id="departure">
        {t("Quitter le projet")}
      </Title>
      {!departure && !isOpen && (
        <Text mt="xs" mb="sm">
          {whyLeave(point)}
        </Text>
      )}
      {leaving && <Bound leaving={leaving} isSharing={isSharing} />}
      {isOpen && (
        <DepartureRequestForm
          application={application}
          choices={moveChoices(leaving, point)}
          hintOf={(leavingOn, why) =>
            noticeHint(leaving?.noticeMonths ?? null, {
              leavingOn,
              movesOut: why === "moves",
              before: departure ?? null,
              isSharing,
              saleStartsOn: leaving?.saleStartsOn,
              now: new Date(),
            })
          }
          close={() => setOpen(false)}
          after={showStanding}
        />
      )}
      {!isOpen && departure && <Asked application={application} correct={() => setOpen(true)} />}
      {!isOpen && !departure && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t("Demander à partir")}
        </Button>
      )}
    </Card>
  );
}
