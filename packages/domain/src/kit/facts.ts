import type { ProductionType } from "../point/index.ts";
import type { Perimeter } from "../project/index.ts";

/** What a kit says of its project: only what its public page says too. */
export interface KitProject {
  readonly name: string;
  readonly town: string;
  readonly postCode: string;
  readonly productionTypes: readonly ProductionType[];
  /** The greatest distance between two participants, in km. */
  readonly perimeter: Perimeter;
}

export interface KitFacts {
  /** Null for a kit without a project, which has lines to write on. */
  readonly project: KitProject | null;
  /** What the QR code leads to: the project's short address, or that of the map of projects. */
  readonly address: string;
}

/** An address as it is printed and typed, without its scheme. */
export const typedAddress = (address: string): string => address.replace(/^https?:\/\//, "");
