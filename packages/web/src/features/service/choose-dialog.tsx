import { Alert, Button, Group, List, Stack, Text, Title } from "@mantine/core";
import { type PlanCode, type ServiceGroup, serviceLabels, type TakenPricing } from "@mec/domain/service";
import { messages } from "@mec/domain/shared";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { serviceContents } from "./content.ts";
import { optionNames, priceText } from "./option-texts.ts";
import { useAmounts } from "./use-amounts.ts";
import { useChoosePlan } from "./use-services.ts";

interface Props {
  group: ServiceGroup;
  pricing: TakenPricing;
  code: PlanCode;
  onClose: () => void;
}

/** The specification has its own message for the PMO's service. */
export const failureOf = (group: ServiceGroup, error: unknown): string =>
  frenchMessage(error, group === "pmo" ? messages.pmoPlanFailed : messages.connectionFailed);

function Price({ group, pricing }: Pick<Props, "group" | "pricing">) {
  const amount = useAmounts();
  const { counted } = serviceContents[group];
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t("Ce que vous paierez")}
      </Title>
      <Text fw={600}>
        {t(optionNames[pricing])}
        {"\u00a0: "}
        {priceText(group, pricing, amount)}
      </Text>
      <Text size="sm">
        {t("Rien aujourd’hui. Chaque consommateur est compté une seule fois par projet, {{when}}.", {
          when: t(counted),
        })}{" "}
        {pricing === "credits" &&
          t(
            "Les crédits sont achetés avec le premier consommateur d’un projet\u00a0; après 2\u00a0ans, le suivant en ouvre de nouveaux.",
          )}
      </Text>
    </section>
  );
}

/** Before a service is taken: how it works, what it costs, and the confirmation of the order. */
export function ChooseDialog({ group, pricing, code, onClose }: Props) {
  const name = t(serviceLabels[group]);
  const choose = useChoosePlan({
    told: () => t("Le service «\u00a0{{name}}\u00a0» est actif.", { name }),
    after: onClose,
  });
  const confirm = () => choose.mutate(code);
  return (
    <Dialog title={name} onClose={onClose} size="lg" space="indigo" isBusy={choose.isPending}>
      <Stack gap="lg">
        <section>
          <Title order={3} size="h5" mb="xs">
            {t("Comment cela se passe")}
          </Title>
          <List type="ordered" spacing={6}>
            {serviceContents[group].steps.map((step) => (
              <List.Item key={step}>{t(step)}</List.Item>
            ))}
          </List>
        </section>
        <Price group={group} pricing={pricing} />
        {choose.error && (
          <Alert color="red" role="alert" title={t("Cela n’a pas fonctionné")}>
            {failureOf(group, choose.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={choose.isPending}>
            {t("Annuler")}
          </Button>
          <Button onClick={confirm} disabled={choose.isPending}>
            {choose.isPending ? messages.loading : t("Confirmer la commande")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
