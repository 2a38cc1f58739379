import { List, Text } from "@mantine/core";
import type { Payment as Due } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";

const Means = ({ means, note }: Pick<Due, "means" | "note">) => (
  <>
    <List size="sm" mt={4}>
      {means.map((one) => (
        <List.Item key={one}>{one}</List.Item>
      ))}
    </List>
    {note && (
      <Text size="sm" mt={4}>
        {note}
      </Text>
    )}
  </>
);

/** What membership costs and each way to pay it, where the bulletin has just been signed. */
export const Payment = ({ payment: { due, ...how } }: { payment: Due }) => (
  <div className="prose">
    <Text fw={600}>{due}</Text>
    <Means {...how} />
  </div>
);

/** The same wherever it is read again: who paid meanwhile has nothing more to read. */
export const PaymentReminder = ({ payment: { due, reminder, means, note } }: { payment: Due }) => (
  <div className="prose">
    <Text size="sm">{reminder || due}</Text>
    {means.length > 0 && (
      <Text component="details" size="sm">
        <summary>{t("Comment payer")}</summary>
        <Means means={means} note={note} />
      </Text>
    )}
  </div>
);
