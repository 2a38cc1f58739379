import type { DensityLevel } from "@mec/domain/address";
import type { PerimeterGround } from "@mec/domain/project";
import type { PmoModelData } from "../pmo/common.ts";

/** A commune with participants in it, as the annex of the request lists it. */
export interface DerogationCommune {
  /** Insee code. */
  readonly citycode: string;
  readonly name: string;
  readonly density: DensityLevel | null;
  /** Name of the intercommunalité; null when unknown. */
  readonly intercommunality: string | null;
  readonly points: number;
}

/** What the request for a derogation says, as plain JSON. */
export interface DerogationData extends PmoModelData {
  readonly ground: PerimeterGround;
  /** km between the two most distant participants; null under two. */
  readonly greatestKm: number | null;
  readonly powerKw: number;
  readonly producers: number;
  readonly consumers: number;
  /** The intercommunalité that all points are to be in; null when unknown. */
  readonly intercommunality: string | null;
  /** By name. */
  readonly communes: readonly DerogationCommune[];
  /** How many points have a commune that cannot be recognised. */
  readonly unknownPoints: number;
}
