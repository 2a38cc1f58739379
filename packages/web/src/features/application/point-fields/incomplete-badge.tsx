import { Badge } from "@mantine/core";
import { messages } from "@mec/domain/shared";

/** 'Incomplet' while a contract misses something (specification §5); it prevents nothing. */
export function IncompleteBadge() {
  return (
    <Badge color="sun.1" c="sun.9" size="lg" tt="none">
      {messages.contractIncomplete}
    </Badge>
  );
}
