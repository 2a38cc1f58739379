import { sql } from "kysely";
import type { Db, Tx } from "../../db/transaction.ts";
import { hoursOfYear, type SolarPlace } from "../../gateways/meter-data/port.ts";

/** A unit is a tenth of a watt: a kWc never gives more than 6,553 W. */
const unitsPerWatt = 10;
const askAgainAfterMs = 86_400_000;

/** Places less than about a kilometre apart share a series. */
export const placeKey = ({ latitude, longitude, tilt, azimuth }: SolarPlace): string =>
  [latitude.toFixed(2), longitude.toFixed(2), tilt, azimuth].join(" ");

function toBytes(watts: Float64Array): Buffer {
  const bytes = Buffer.alloc(hoursOfYear * 2);
  for (const [hour, value] of watts.entries())
    bytes.writeUInt16LE(Math.round(value * unitsPerWatt), hour * 2);
  return bytes;
}

const toWatts = (bytes: Buffer): Float64Array =>
  Float64Array.from({ length: hoursOfYear }, (_, hour) => bytes.readUInt16LE(hour * 2) / unitsPerWatt);

/**
 * The series kept for these places, by key, in watts of one kWc at each hour of a year; places without one
 * are left out.
 */
export async function findSolarSeries(db: Db, keys: readonly string[]): Promise<Map<string, Float64Array>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("solar_series")
    .select(["place", "watts_per_kwc"])
    .where("place", "in", keys)
    .where("watts_per_kwc", "is not", null)
    .$castTo<{ place: string; watts_per_kwc: Buffer }>()
    .execute();
  return new Map(rows.map(({ place, watts_per_kwc: bytes }) => [place, toWatts(bytes)]));
}

/**
 * Notes that a place's series is being asked for.
 * @returns false when it was asked for less than a day ago.
 */
export async function claimSolarSeries(tx: Tx, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into solar_series (place, asked_at) values (${key}, ${now})
    on conflict (place) do update set asked_at = excluded.asked_at
      where solar_series.watts_per_kwc is null
        and solar_series.asked_at <= ${new Date(now.getTime() - askAgainAfterMs)}
    returning place`.execute(tx);
  return rows.length > 0;
}

export async function keepSolarSeries(db: Db, key: string, watts: Float64Array): Promise<void> {
  await db
    .updateTable("solar_series")
    .set({ watts_per_kwc: toBytes(watts) })
    .where("place", "=", key)
    .execute();
}
