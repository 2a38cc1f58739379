import type { KitFacts } from "@mec/domain/kit";

/** What a kit is drawn from: plain data, which is copied between threads. */
export interface KitData {
  readonly facts: KitFacts;
  /** A JPEG. */
  readonly picture: Uint8Array | null;
  /** The same data make the same files. */
  readonly date: Date;
}

/** What the picture of a project is, for who does not see it. */
export const pictureAlt = ({ project }: KitFacts): string =>
  project ? `Photo du projet ${project.name}` : "";
