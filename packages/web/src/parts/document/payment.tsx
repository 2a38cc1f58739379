import { List, Text } from "@mantine/core";
import type { Payment as Due } from "@mec/domain/pmo";

/** What membership costs now, and each way to pay it. */
export const Payment = ({ payment: { due, means } }: { payment: Due }) => (
  <div className="prose">
    <Text fw={600}>{due}</Text>
    <List size="sm" mt={4}>
      {means.map((one) => (
        <List.Item key={one}>{one}</List.Item>
      ))}
    </List>
  </div>
);
