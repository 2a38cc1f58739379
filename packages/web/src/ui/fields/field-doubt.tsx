import { Alert } from "@mantine/core";

/** Under a field: a doubt that refuses nothing. */
export const FieldDoubt = ({ told }: { told: string | null }) => (
  <div role="status">
    {told && (
      <Alert color="sun" mt="xs" p="sm" maw={340}>
        {told}
      </Alert>
    )}
  </div>
);
