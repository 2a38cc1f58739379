import { Alert, Button, Card, Group, List, Stack, Text, Title } from "@mantine/core";
import { type Services, serviceCalls } from "@mec/api/service";
import { isActive, perConsumerText, planCodeOf, type ServiceGroup, serviceLabels } from "@mec/domain/service";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { useAct } from "../../platform/act.ts";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { serviceAnswers } from "../../platform/stale.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { useAnchor } from "../../ui/sections/use-anchor.ts";
import { serviceContents } from "./content.ts";
import { priceText } from "./option-texts.ts";
import styles from "./service.module.css";
import { useAmounts } from "./use-amounts.ts";

/** The services without which no document leaves. */
const documentGroups: readonly ServiceGroup[] = ["pmo", "convention", "vente"];

/** Those of them that are not taken yet. */
export const lackedForDocuments = (services: Services): ServiceGroup[] =>
  documentGroups.filter((group) => !isActive(services[group].selectedPricing.type));

interface DialogProps {
  groups: readonly ServiceGroup[];
  withoutSale: number;
  onClose: () => void;
}

/** What each costs and when, before all are ordered at once. */
function TakeDialog({ groups, withoutSale, onClose }: DialogProps) {
  const amount = useAmounts();
  const taking = useAct(
    async (call) => {
      for (const group of groups) {
        await call(serviceCalls.choosePlan, { body: { planCode: planCodeOf({ group, pricing: "usage" }) } });
      }
    },
    {
      staleAnyway: serviceAnswers,
      told: () => t("Les services des documents sont actifs."),
      after: onClose,
    },
  );
  return (
    <Dialog
      title={t("Les services des documents")}
      onClose={onClose}
      size="lg"
      space="indigo"
      isBusy={taking.isPending}
    >
      <Stack gap="lg">
        <List spacing={6}>
          {groups.map((group) => (
            <List.Item key={group}>
              {t("{{name}}\u00a0: {{price}}, {{when}}", {
                name: t(serviceLabels[group]),
                price: priceText(group, "usage", amount),
                when: t(serviceContents[group].counted),
              })}
            </List.Item>
          ))}
        </List>
        <Text fw={600}>
          {t("En tout\u00a0: {{price}}, compté une seule fois par projet. Rien aujourd’hui.", {
            price: perConsumerText(groups, { amount, withoutSale }),
          })}
        </Text>
        {taking.error && (
          <Alert color="red" role="alert" title={t("Cela n’a pas fonctionné")}>
            {frenchMessage(taking.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={taking.isPending}>
            {t("Annuler")}
          </Button>
          <Button onClick={() => taking.mutate()} disabled={taking.isPending}>
            {taking.isPending ? messages.loading : t("Confirmer la commande")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** One order for all the services that the documents of a participant need; nothing once at most one is left to take. */
export function TakeDocuments({ services }: { services: Services }) {
  const groups = lackedForDocuments(services);
  const { withoutSale = 0 } = services;
  const [asked, setAsked] = useState<readonly ServiceGroup[] | null>(null);
  const amount = useAmounts();
  const { section } = useAnchor("documents");
  if (groups.length < 2 && !asked) return null;
  return (
    <Card
      component="section"
      aria-labelledby="documents-title"
      id="documents"
      ref={section}
      className={styles.documents}
    >
      <div>
        <Title order={2} size="h4" id="documents-title">
          {t("Pour envoyer les documents")}
        </Title>
        <Text>
          {t("{{count}} services\u00a0: {{price}}, compté à l’envoi de ses documents.", {
            count: groups.length,
            price: perConsumerText(groups, { amount, withoutSale }),
          })}
        </Text>
      </div>
      <Button onClick={() => setAsked(groups)}>{t("Tout activer")}</Button>
      {asked && <TakeDialog groups={asked} withoutSale={withoutSale} onClose={() => setAsked(null)} />}
    </Card>
  );
}
