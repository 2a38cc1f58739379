import { Text } from "@mantine/core";
import { departmentOfPostCode } from "@mec/domain/address";
import { ListOption } from "./list-option.tsx";
import type { FoundAddress } from "./use-address-search.ts";

/** What tells a result from the next: the place itself, then where it is. */
function wordsOf({ group, address }: FoundAddress): [string, string] {
  const { houseNumber, street, postCode, city, citycode } = address;
  if (group !== "municipality") return [`${houseNumber} ${street}`.trim(), `${postCode} ${city}`];
  const department = departmentOfPostCode(postCode, citycode)?.name;
  return [city, department ? `${postCode}, ${department}` : postCode];
}

export function AddressOption({ found }: { found: FoundAddress }) {
  const [place, where] = wordsOf(found);
  return (
    <ListOption value={found.key}>
      <Text span fw={550}>
        {place}
      </Text>{" "}
      <Text span size="sm" c="dimmed">
        {where}
      </Text>
    </ListOption>
  );
}
