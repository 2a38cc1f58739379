import { type Address, type Coordinates, mapDefaults } from "@mec/domain/address";
import { IconCurrentLocation } from "@tabler/icons-react";
import { useMemo } from "react";
import { t } from "../../../platform/i18n.ts";
import { PlainButton } from "../../../ui/plain/button.tsx";
import text from "../../../ui/plain/text.module.css";
import { LaterAddressField } from "../address/later-address-field.tsx";
import classes from "./explore.module.css";
import { type ExploreSearch, placeLabel } from "./search-state.ts";
import { useMyPosition } from "./use-my-position.ts";

interface Props {
  search: ExploreSearch;
  onSearch: (change: Partial<ExploreSearch>, address: Address | null) => void;
}

const nowhere = { houseNumber: "", street: "", postCode: "", city: "" };

/** The searched place as the field shows it: a shared link holds its label and coordinates only. */
function useShownAddress({ centre, label }: ExploreSearch): Address | null {
  return useMemo(
    () => (centre && label ? { ...nowhere, label, coordinates: centre } : null),
    [centre, label],
  );
}

/** Search by an address, a town, or the person's position. */
export function SearchBar({ search, onSearch }: Props) {
  const shown = useShownAddress(search);
  const searchAt = (centre: Coordinates, label: string, address: Address | null) =>
    onSearch({ centre, label, citycode: address?.citycode, zoom: mapDefaults.searchZoomCap }, address);
  const { locate, state } = useMyPosition((place) => searchAt(place, t("votre position"), null));
  return (
    <search>
      <div className={classes.searchLine}>
        <div className={classes.searchField}>
          <LaterAddressField
            id="explore-address"
            label={t("Votre adresse ou votre ville")}
            placeholder={t("Ex. : 12 rue des Lilas, Rennes")}
            value={shown}
            onChange={(address) => address && searchAt(address.coordinates, placeLabel(address), address)}
            allowTown
          />
        </div>
        <PlainButton
          look="default"
          size="icon"
          title={t("Autour de moi")}
          aria-label={t("Chercher autour de ma position")}
          aria-busy={state === "asking"}
          disabled={state === "asking"}
          onClick={locate}
        >
          <IconCurrentLocation size={20} aria-hidden />
        </PlainButton>
      </div>
      <div role="status">
        {state === "failed" && (
          <p className={text.small}>
            {t(
              "Votre position n’est pas disponible. Autorisez-la dans votre navigateur, ou tapez une adresse.",
            )}
          </p>
        )}
      </div>
    </search>
  );
}
