/** The two kinds of points, for what they have in common: consents, applications, signatories. */
export type PointKind = "consumption" | "production";

export const pointTable = { consumption: "consumption_point", production: "production_point" } as const;

/** The column by which other tables refer to a point of this kind. */
export const pointColumn = {
  consumption: "consumption_point_id",
  production: "production_point_id",
} as const;
