import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { type Address, addressSchema, type Commune, type Coordinates, distanceKm } from "@mec/domain/address";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { CommuneField } from "./commune-field.tsx";
import { PinMap } from "./pin-map.tsx";

/** Few communes of mainland France reach further from their main town; beyond, the pin was probably left elsewhere. */
const farKm = 15;

interface Props {
  /** What was typed without finding an address: usually the street. */
  typed: string;
  onPlace: (address: Address) => void;
  onClose: () => void;
}

/** "12 bis rue des Lilas, Céret" → its number, street and commune; anything else is taken as a street or a named place. */
function readTyped(typed: string): { houseNumber: string; street: string; commune: string } {
  const [, houseNumber = "", street = typed] =
    /^\s*(\d{1,4}(?:\s*(?:bis|ter|quater|[a-z]))?)[\s,]+(.+)$/i.exec(typed) ?? [];
  const [way = "", commune = ""] = street.split(",").map((part) => part.trim());
  return { houseNumber: houseNumber.trim(), street: way, commune };
}

/** Five decimals are about a metre: further digits mean nothing. */
const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
});

/** The parts of an address that is being pinned; `keep` gives it once they make one. */
function usePinnedAddress(typed: string, onPlace: (address: Address) => void) {
  const [commune, setCommune] = useState<Commune | null>(null);
  const [postCode, setPostCode] = useState("");
  const [way, setWay] = useState(() => readTyped(typed));
  const [place, setPlace] = useState<Coordinates | null>(null);
  const [isTried, setTried] = useState(false);

  function chooseCommune(chosen: Commune | null) {
    setCommune(chosen);
    setPostCode(chosen?.postCodes[0] ?? "");
    setPlace(chosen?.coordinates ?? null);
  }

  function keep() {
    setTried(true);
    if (!commune || !place) return;
    const { houseNumber, street } = way;
    const { citycode, name: city } = commune;
    const verdict = addressSchema.safeParse({
      houseNumber,
      street,
      postCode,
      city,
      citycode,
      coordinates: rounded(place),
    });
    if (verdict.success) onPlace(verdict.data);
  }

  const isFar = commune !== null && place !== null && distanceKm(commune.coordinates, place) > farKm;
  const farFrom = isFar ? commune.name : null;
  return { commune, chooseCommune, postCode, setPostCode, way, setWay, setPlace, isTried, farFrom, keep };
}

/** An address that no list has: its commune, its street or named place, and a pin on the map. */
export function PinDialog({ typed, onPlace, onClose }: Props) {
  const { commune, chooseCommune, postCode, setPostCode, way, setWay, setPlace, isTried, farFrom, keep } =
    usePinnedAddress(typed, onPlace);
  return (
    <Dialog title={t("Placer mon adresse sur la carte")} onClose={onClose} size="lg">
      <Stack gap="md">
        <Text size="sm">
          {t("Une ferme, une maison neuve, un hameau sans numéro\u202f? Montrez-nous où c’est.")}
        </Text>
        <CommuneField
          id="pin-commune"
          typed={way.commune}
          value={commune}
          onChange={chooseCommune}
          error={isTried && !commune && t("Choisissez la commune dans la liste.")}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            id="pin-street"
            label={t("Rue ou lieu-dit")}
            maxLength={200}
            value={way.street}
            onChange={(event) => setWay({ ...way, street: event.currentTarget.value })}
            error={isTried && way.street.trim() === "" && t("Indiquez la rue ou le lieu-dit.")}
          />
          <TextInput
            id="pin-number"
            label={t("Numéro (facultatif)")}
            maxLength={20}
            value={way.houseNumber}
            onChange={(event) => setWay({ ...way, houseNumber: event.currentTarget.value })}
          />
        </SimpleGrid>
        {commune && commune.postCodes.length > 1 && (
          <NativeSelect
            id="pin-post-code"
            label={t("Code postal")}
            data={commune.postCodes}
            value={postCode}
            onChange={(event) => setPostCode(event.currentTarget.value)}
          />
        )}
        {commune && <PinMap key={commune.citycode} around={commune.coordinates} onMove={setPlace} />}
        {farFrom !== null && (
          <Alert color="yellow" role="status">
            {t("Ce point est loin de {{city}}\u202f: vérifiez la commune ou déplacez la carte.", {
              city: farFrom,
            })}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("Annuler")}
          </Button>
          <Button onClick={keep}>{t("Utiliser cette adresse")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
