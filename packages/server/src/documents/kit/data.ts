import type { KitFacts } from "@mec/domain/kit";

/** What a kit is drawn from: plain data, which is copied between threads. */
export interface KitData {
  readonly facts: KitFacts;
  /** A JPEG. */
  readonly picture: Uint8Array | null;
  /** The same data make the same files. */
  readonly date: Date;
}

/** The alternative text of a project's picture. */
export const pictureAlt = ({ project }: KitFacts): string =>
  project ? `Photo du projet ${project.name}` : "";
