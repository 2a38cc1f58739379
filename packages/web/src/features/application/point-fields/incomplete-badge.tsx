import { Badge } from "@mantine/core";
import { messages } from "@mec/domain/shared";

/** 'Incomplet' while a contract lacks something (specification §5); it blocks nothing. */
export function IncompleteBadge() {
  return (
    <Badge color="sun.1" c="sun.9" size="lg" tt="none">
      {messages.contractIncomplete}
    </Badge>
  );
}
