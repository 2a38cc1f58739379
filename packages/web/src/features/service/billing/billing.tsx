import { Alert, Anchor, Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { Link } from "react-router";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useHasServices } from "../../../platform/services.ts";
import { inSiretGroups } from "../../../ui/fields/digits.ts";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { EditableSection } from "../../../ui/sections/editable-section.tsx";
import { useAnchor } from "../../../ui/sections/use-anchor.ts";
import { useCustomer, useStatement } from "../use-services.ts";
import { CustomerForm } from "./customer-form.tsx";
import { StatementTable } from "./statement-table.tsx";

const sectionId = "billing-details";
/** The anchor of links to the statement. */
const statementId = "mes-factures";

/** A part of the page whose data did not come. */
function NotCome({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <Alert color="red" title={t("Ces informations ne sont pas arrivées")}>
      <Group gap="sm">
        <Text size="sm">{frenchMessage(error)}</Text>
        <Button size="compact-sm" variant="default" onClick={() => retry()}>
          {messages.retry}
        </Button>
      </Group>
    </Alert>
  );
}

/** The invoices' addressee: read-only, or to be filled in. */
function Customer() {
  const { data: customer, error, refetch } = useCustomer();
  if (error && customer === undefined) return <NotCome error={error} retry={refetch} />;
  if (customer === undefined) return <Skeleton height={160} radius={12} />;
  return (
    <EditableSection
      id={sectionId}
      title={t("Coordonnées de facturation")}
      order={3}
      opensByLink={customer === null}
      {...(customer ? {} : { editLabel: t("Renseigner") })}
      editor={(close) => <CustomerForm customer={customer} onClose={close} />}
    >
      {customer ? (
        <SummaryList
          rows={[
            { label: t("Nom"), value: customer.name },
            { label: t("E-mail"), value: customer.email },
            { label: t("Adresse"), value: customer.address.label },
            ...(customer.siretId ? [{ label: t("SIRET"), value: inSiretGroups(customer.siretId) }] : []),
          ]}
        />
      ) : (
        <Text size="sm">
          {t("À qui adresser vos factures. Vous pouvez prendre un service avant de le dire.")}
        </Text>
      )}
    </EditableSection>
  );
}

function Missing() {
  const hasServices = useHasServices();
  const { data: customer } = useCustomer();
  if (!hasServices || customer !== null) return null;
  return (
    <Alert color="sun" title={t("Dites-nous à qui adresser vos factures")}>
      <Anchor component={Link} to={`#${sectionId}`} c="gray.9">
        {t("Renseigner mes coordonnées de facturation")}
      </Anchor>
    </Alert>
  );
}

function Statement() {
  const { data: lines, error, refetch } = useStatement();
  if (error && !lines) return <NotCome error={error} retry={refetch} />;
  if (!lines) return <Skeleton height={120} radius={12} />;
  return <StatementTable lines={lines} />;
}

/** The statement, and the invoices' addressee. */
export function Billing() {
  const { section } = useAnchor(statementId);
  return (
    <Stack
      gap="lg"
      component="section"
      mt="xl"
      id={statementId}
      ref={section}
      aria-labelledby="billing-title"
      style={{ scrollMarginTop: 80 }}
    >
      <div>
        <Title order={2} size="h3" id="billing-title">
          {t("Facturation")}
        </Title>
        <Text className="prose" mt={4}>
          {t(
            "Ce qui a été compté, mois par mois. Un consommateur n’est compté qu’une fois par projet et par service.",
          )}
        </Text>
      </div>
      <Missing />
      <SeeMore label={t("Voir ce qui a été compté")}>
        <Statement />
      </SeeMore>
      <Customer />
    </Stack>
  );
}
