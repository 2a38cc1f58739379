import type { Bearer } from "@mec/domain/project";
import type { PictureKind } from "../pictures.ts";

/** An invented project in a real commune. Coordinates are those of the commune's centre (GeoNames, CC BY 4.0). */
export interface DemoProject {
  /** 5 to 50 characters. */
  name: string;
  /** 150 to 900 characters. */
  description: string;
  picture: PictureKind;
  productionType: "photovoltaic" | "wind" | "hydro";
  address: {
    houseNumber: string;
    street: string;
    postCode: string;
    city: string;
    /** INSEE code of the commune. */
    citycode: string;
    coordinates: { latitude: number; longitude: number };
  };
  /** Peak power of the installation; for wind and water, its nominal power in kW. */
  powerKwc: number;
  annualProductionKwh: number;
  /** €/kWh excluding tax, or null when the electricity is free of charge. */
  price: { min: number; max: number } | null;
  /** 10 only in rural or suburban communes, 20 only in rural ones. */
  perimeterKm: 2 | 10 | 20;
  /** The bearer; where the description names it, and half of all, as in real life. */
  bearer?: Bearer;
  /** From the day on which the demonstration is loaded: an announced start is never past. */
  monthsToStart?: number;
  /** Its first participants share already, and it takes others. */
  shares?: true;
  /** What a member pays its association, € a year; most have not settled it, and those with participants have the usual one. */
  yearlyFee?: number;
}
