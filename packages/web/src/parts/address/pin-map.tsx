import { Text } from "@mantine/core";
import type { Coordinates } from "@mec/domain/address";
import { IconMapPinFilled } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import { ProjectMap } from "./map/index.ts";
import classes from "./pin-map.module.css";

const zoomOnTown = 14;

interface Props {
  /** Where the map is first centred. */
  around: Coordinates;
  onMove: (place: Coordinates) => void;
}

/** A pin fixed in the middle of a map that moves under it: by hand, by finger, or by the arrow keys. */
export function PinMap({ around, onMove }: Props) {
  return (
    <div>
      <Text size="sm" mb={4} id="pin-map-help">
        {t(
          "Déplacez la carte jusqu’à ce que la pointe soit sur le bâtiment. Au clavier\u00a0: les flèches, puis + et − pour s’approcher.",
        )}
      </Text>
      <div className={classes.frame}>
        <ProjectMap
          label={t("Carte à déplacer sous l’épingle")}
          view={{ centre: around, zoom: zoomOnTown }}
          onMove={({ centre }) => onMove(centre)}
        />
        <IconMapPinFilled className={classes.pin} size={40} aria-hidden />
      </div>
    </div>
  );
}
