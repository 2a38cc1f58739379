import type { ConsumerType, ToldPower, toldPower } from "@mec/domain/point";
import type { Meter } from "../../../parts/point/contract/price-fields.tsx";
import { PowerChoice } from "../../../parts/point/dossier/power-choice.tsx";

/** What a contract asks of the place's meter: of a business its power, which the place asks too; of a home the price list alone. */
export const meterOf = (
  place: ToldPower & { readonly consumerType: ConsumerType | "" },
  onChange: (told: ReturnType<typeof toldPower>) => void,
): Meter => ({
  told: place,
  ...(place.consumerType === "professional" && {
    ask: <PowerChoice id="meterPower" told={place} onChange={onChange} />,
  }),
});
