import { pages } from "@mec/api";
import type { Address } from "@mec/domain/address";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { fetchPiece } from "../../../platform/fetch-piece.ts";
import { t } from "../../../platform/i18n.ts";
import { LightAddressField } from "../address/light-address-field.tsx";
import classes from "./home.module.css";

interface RealField {
  readonly AddressField: typeof import("../../../parts/address/address-field.tsx").AddressField;
  readonly Kit: typeof import("../../../ui/kit/kit.tsx").Kit;
  readonly keepAddress: typeof import("./keep-address.ts").keepAddress;
  readonly explorePath: typeof import("./explore-path.ts").explorePath;
  /** Whether the focus is still in the field: a person who has gone on meanwhile keeps it elsewhere. */
  readonly takesFocus: boolean;
}

const field = {
  id: "home-address",
  label: t("Votre adresse ou votre ville"),
  placeholder: t("Ex. : 12 rue des Lilas, Rennes"),
};

interface Props {
  /** Where the visitor lives, when he has said it: the field begins with it. */
  place?: Address | null;
  /** What leads on from that place, until another is typed. */
  onward?: ReactNode;
}

/**
 * A light address field that is replaced by the real one as soon as it is used: the first view stays small.
 * The light field stays until the other can take over its text and focus at once, so that no key is lost.
 */
export function HomeSearch({ place = null, onward }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? place?.label ?? "";
  const [real, setReal] = useState<RealField | null>(null);
  const [missing, setMissing] = useState<unknown>(null);

  async function fetchAll(isAskedAgain: boolean) {
    const [{ AddressField }, { Kit }, { keepAddress }, { explorePath }] = await Promise.all([
      import("../../../parts/address/address-field.tsx"),
      import("../../../ui/kit/kit.tsx"),
      import("./keep-address.ts"),
      import("./explore-path.ts"),
    ]);
    const takesFocus = isAskedAgain || document.activeElement?.id === field.id;
    setReal({ AddressField, Kit, keepAddress, explorePath, takesFocus });
  }
  const fetchReal = (isAskedAgain = false) => fetchPiece(() => fetchAll(isAskedAgain)).catch(setMissing);

  function choose(address: Address | null) {
    // The text changed: the known address no longer counts.
    if (!address) setTyped("");
    if (!address || !real) return;
    real.keepAddress(address);
    navigate(real.explorePath(address));
  }

  return (
    <search className={classes.search}>
      {real ? (
        <real.Kit>
          <real.AddressField
            {...field}
            value={typed === null ? place : null}
            onChange={choose}
            initialText={typed ?? ""}
            allowTown
            autoFocus={real.takesFocus}
          />
        </real.Kit>
      ) : (
        <LightAddressField
          {...field}
          value={text}
          isChosen={typed === null && place !== null}
          onEnter={() => fetchReal()}
          missing={missing}
          retry={() => fetchReal(true)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {typed === null && onward}
      <p className={classes.searchMore}>
        <Link to={pages.explore.to()}>{t("Ou parcourez la carte de tous les projets")}</Link>
      </p>
    </search>
  );
}
