import { Button } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { t } from "../../platform/i18n.ts";
import { wrapping } from "../../ui/layout/wrapping.ts";

interface Props {
  seat: Address | null;
  /** The place's. */
  placeAddress: Address | null | undefined;
  onTake: (address: Address) => void;
}

/** A school is not the seat of its town hall: the place's address is offered for the seat, in one tap, and never guessed. */
export function SeatOffer({ seat, placeAddress, onTake }: Props) {
  if (!placeAddress || seat) return null;
  return (
    <Button
      variant="light"
      size="sm"
      style={{ alignSelf: "flex-start" }}
      {...wrapping}
      onClick={() => onTake(placeAddress)}
    >
      {t("Le siège est à l’adresse de ce lieu")}
    </Button>
  );
}
