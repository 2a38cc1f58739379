import type { Address } from "@mec/domain/address";
import type { ColumnType, JSONColumnType } from "kysely";

/** A date that must be given when the row is inserted. */
export type Instant = ColumnType<Date, Date, Date>;
export type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Json<T extends object> = JSONColumnType<T>;
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** A column that only the database writes. */
export type Derived<T> = ColumnType<T, never, never>;

export interface Place {
  address: Json<Address>;
  latitude: number;
  longitude: number;
}
