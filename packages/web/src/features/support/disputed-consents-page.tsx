import { Badge, Card, Group, List, Skeleton, Stack, Text, Title } from "@mantine/core";
import { type DisputedConsent, supportCalls } from "@mec/api/support";
import { formatDate, plural } from "@mec/domain/shared";
import { ageText } from "@mec/domain/support";
import { prmText } from "../../parts/point/prm.ts";
import { SupportTabs } from "../../parts/support/support-tabs.tsx";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../ui/feedback/load-error.tsx";
import { NoResult } from "../../ui/illustrations/index.ts";
import { Page } from "../../ui/layout/page.tsx";

function useDisputes() {
  return useAnswer(supportCalls.listDisputedConsents, {});
}

function Dispute({ dispute: { prm, claims } }: { dispute: DisputedConsent }) {
  return (
    <Card component="article">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" className="numbers">
          {t("PDL {{prm}}", { prm: prmText(prm) })}
        </Title>
        <Badge variant="light" tt="none" fw={550} color="sun" c="sun.9">
          {t("Consentement contesté")}
        </Badge>
      </Group>
      <List spacing="xs" listStyleType="none">
        {claims.map(({ pointId, pointName, holder, givenAt, kind }) => (
          <List.Item key={`${pointId} ${givenAt}`}>
            <Text style={{ overflowWrap: "anywhere" }}>
              {holder.firstName} {holder.lastName}, {holder.email}
            </Text>
            <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {t("{{kind}} «\u00a0{{name}}\u00a0», consentement du {{date}}, {{age}}", {
                kind: kind === "production-point" ? t("Point de production") : t("Point de consommation"),
                name: pointName,
                date: formatDate(givenAt),
                age: ageText(givenAt, new Date()),
              })}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}

function Disputes() {
  const { data: disputes, error, refetch } = useDisputes();
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!disputes) return <Skeleton height={220} radius={12} />;
  if (disputes.length === 0) {
    return (
      <EmptyState
        illustration={<NoResult />}
        title={t("Aucun consentement contesté")}
        text={t("Un compteur pour lequel deux comptes donnent leur consentement apparaîtra ici.")}
      />
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {plural(disputes.length, t("compteur"), t("compteurs"))}
      </Text>
      {disputes.map((dispute) => (
        <Dispute key={dispute.prm} dispute={dispute} />
      ))}
    </Stack>
  );
}

/** The meters that several accounts hold a valid consent for. */
export function DisputedConsentsPage() {
  return (
    <Page
      title={t("Consentements contestés")}
      intro={t(
        "Plusieurs comptes consentent à la lecture du même compteur\u00a0: un seul peut en être titulaire.",
      )}
      size="wide"
    >
      <SupportTabs current="disputes" />
      <Disputes />
    </Page>
  );
}
