import { List, Text } from "@mantine/core";
import type { Payment as Due } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";

const Means = ({ means }: Pick<Due, "means">) => (
  <List size="sm" mt={4}>
    {means.map((one) => (
      <List.Item key={one}>{one}</List.Item>
    ))}
  </List>
);

/** What membership costs and each way to pay it, where the bulletin has just been signed. */
export const Payment = ({ payment: { due, means } }: { payment: Due }) => (
  <div className="prose">
    <Text fw={600}>{due}</Text>
    <Means means={means} />
  </div>
);

/** The same wherever it is read again: who paid meanwhile has nothing more to read. */
export const PaymentReminder = ({ payment: { due, reminder, means } }: { payment: Due }) => (
  <div className="prose">
    <Text size="sm">{reminder || due}</Text>
    {means.length > 0 && (
      <Text component="details" size="sm">
        <summary>{t("Comment payer")}</summary>
        <Means means={means} />
      </Text>
    )}
  </div>
);
