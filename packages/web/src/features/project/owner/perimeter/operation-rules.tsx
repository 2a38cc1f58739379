import { Alert, Stack, Text, Title } from "@mantine/core";
import type { PerimeterAnswer } from "@mec/api/project";
import { isSameOperator } from "@mec/domain/project";
import { formatNumber } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";

type Given = { perimeter: PerimeterAnswer };

const power = (kw: number): string => `${formatNumber(kw)}\u00a0kW`;

function Power({ perimeter: { power: sum } }: Given) {
  const text = t("{{total}} installés, pour une limite de {{limit}}.", {
    total: power(sum.totalKw),
    limit: power(sum.limitKw),
  });
  if (sum.ok) return <Text>{text}</Text>;
  return (
    <Alert color="red" title={t("La puissance permise à une opération est dépassée")}>
      {text}{" "}
      {t("La somme doit rester inférieure\u00a0: retirez une installation, ou formez deux opérations.")}
    </Alert>
  );
}

function Grid({ perimeter: { localGrids, details } }: Given) {
  const { gridOperator } = details;
  const others = localGrids.filter(({ operator }) => !isSameOperator(operator, gridOperator));
  return (
    <>
      <Text>
        {gridOperator
          ? t("Vous avez indiqué que tous les points dépendent de\u00a0: {{operator}}.", {
              operator: gridOperator,
            })
          : t("Vous n’avez pas encore indiqué de quel gestionnaire dépendent les points.")}
      </Text>
      {others.map(({ operator, communes }) => (
        <Alert key={operator} color="sun" title={t("Un gestionnaire local à vérifier")}>
          {t(
            "{{operator}} exploite un réseau à {{communes}} ou dans ce département. Vérifiez sur une facture de chaque participant\u00a0: tous les points doivent dépendre du même gestionnaire.",
            { operator, communes: communes.join(", ") },
          )}
        </Alert>
      ))}
      <Text size="sm" c="dimmed">
        {t(
          "Nous ne connaissons que les plus grandes entreprises locales\u00a0: il en existe plus d’une centaine.",
        )}
      </Text>
    </>
  );
}

/** The operation's rules other than distance: its power, and the single network that it must be in. */
export function OperationRules({ perimeter }: Given) {
  return (
    <>
      <Stack gap="xs" component="section">
        <Title order={3} size="h4">
          {t("Puissance de l’opération")}
        </Title>
        <Power perimeter={perimeter} />
      </Stack>
      <Stack gap="xs" component="section">
        <Title order={3} size="h4">
          {t("Un seul gestionnaire de réseau")}
        </Title>
        <Grid perimeter={perimeter} />
      </Stack>
    </>
  );
}
