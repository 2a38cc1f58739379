import { Card, Text } from "@mantine/core";
import type { ProducerEstimate, ProducerInput } from "@mec/energy";
import { againstText, earnsText, plantText, restsOn } from "./revenue-words.ts";

/** Power, energy, revenue in this project, and revenue elsewhere. */
export function RevenueCard({
  plant,
  revenue,
}: {
  plant: ProducerInput["plant"];
  revenue: ProducerEstimate;
}) {
  return (
    <Card bg="sun.0" bd="1px solid sun.2" role="status">
      <Text className="numbers">{plantText(plant, revenue)}</Text>
      <Text className="numbers" fz={{ base: 20, xs: 24 }} fw={700} lh={1.25}>
        {earnsText(revenue)}
      </Text>
      <Text className="numbers" fw={600}>
        {againstText(revenue)}
      </Text>
      <Text size="sm" mt="xs">
        {restsOn(revenue)}
      </Text>
    </Card>
  );
}
