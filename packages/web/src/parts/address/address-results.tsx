import { Combobox, Text } from "@mantine/core";
import { addressGroupLabels } from "@mec/domain/address";
import { messages } from "@mec/domain/shared";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { AddressOption } from "./address-option.tsx";
import { ListOption } from "./list-option.tsx";
import type { FoundAddress, useAddressSearch } from "./use-address-search.ts";

function Group({ label, found }: { label: string; found: FoundAddress[] }) {
  if (found.length === 0) return null;
  return (
    <Combobox.Group label={label}>
      {found.map((item) => (
        <AddressOption key={item.key} found={item} />
      ))}
    </Combobox.Group>
  );
}

function Notice({ search }: { search: ReturnType<typeof useAddressSearch> }) {
  if (search.error) return frenchMessage(search.error);
  if (search.found.length > 0) return null;
  return search.isAnswered ? messages.addressNoResult : messages.loading;
}

interface Props {
  search: ReturnType<typeof useAddressSearch>;
  /** The value of the last choice: to place a pin oneself. */
  pinKey: string;
}

/**
 * The results under Villes, Rues, Numéros, Lieux-dits (specification §2), houses first when a number was typed; or
 * why there is none.
 */
export function AddressResults({ search, pinKey }: Props) {
  const { found, groups, isEmbedded } = search;
  return (
    <>
      <Combobox.Options
        mah="min(320px, 45vh)"
        style={{ overflowY: "auto" }}
        aria-label={t("Adresses trouvées")}
      >
        {groups.map((group) => (
          <Group
            key={group}
            label={t(addressGroupLabels[group])}
            found={found.filter((item) => item.group === group)}
          />
        ))}
        {search.isAnswered && (
          <ListOption value={pinKey}>
            <Text span size="sm" td="underline">
              {t("Mon adresse n’est pas dans la liste")}
            </Text>
          </ListOption>
        )}
      </Combobox.Options>
      {found.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" py="xs">
          <Notice search={search} />
        </Text>
      )}
      {isEmbedded && (
        <Combobox.Footer>
          <Text size="xs" c="dimmed">
            {t(
              "La base nationale des adresses ne répond pas : ces résultats viennent de notre liste de communes, l’emplacement est approximatif.",
            )}
          </Text>
        </Combobox.Footer>
      )}
    </>
  );
}
