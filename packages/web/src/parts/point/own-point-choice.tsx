import { Radio, Stack } from "@mantine/core";
import { type Address, addressBeside } from "@mec/domain/address";

interface Props {
  label: string;
  points: readonly { id: string; name: string; address: Address }[];
  value: string | null;
  onChange: (id: string) => void;
}

/** A choice among the person's own points, told apart by their addresses. */
export function OwnPointChoice({ label, points, value, onChange }: Props) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <Stack gap="sm" mt="sm">
        {points.map(({ id, name, address }) => (
          <Radio key={id} value={id} label={name} description={addressBeside(name, address)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
