import { TextInput } from "@mantine/core";
import { paths } from "@mec/api";
import { type Address, mapDefaults } from "@mec/domain/address";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { placeLabel, writeSearch } from "../explore/search-state.ts";
import classes from "./home.module.css";

const AddressField = lazy(async () => ({
  default: (await import("../../../ui/address/address-field.tsx")).AddressField,
}));

const field = {
  id: "home-address",
  label: t("Votre adresse ou votre ville"),
  placeholder: t("Ex. : 12 rue des Lilas, Rennes"),
};

/** The explore page, with the search of this address. */
function explorePath(address: Address): string {
  const search = {
    centre: address.coordinates,
    zoom: mapDefaults.searchZoomCap,
    label: placeLabel(address),
    filters: {},
    eligible: false,
  };
  return `${paths.explore}?${writeSearch(search)}`;
}

/** A light field, replaced by the real one as soon as it is wanted: the first view stays small. */
export function HomeSearch() {
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState("");
  const light = (
    <TextInput
      {...field}
      value={typed}
      autoComplete="off"
      onFocus={() => setWanted(true)}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
  return (
    <search className={classes.search}>
      {isWanted ? (
        <Suspense fallback={light}>
          <AddressField
            {...field}
            value={null}
            onChange={(address) => address && navigate(explorePath(address))}
            initialText={typed}
            allowTown
            autoFocus
          />
        </Suspense>
      ) : (
        light
      )}
      <p className={classes.searchMore}>
        <Link to={paths.explore}>{t("Ou parcourez la carte de tous les projets")}</Link>
      </p>
    </search>
  );
}
