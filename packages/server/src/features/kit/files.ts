import { createHash } from "node:crypto";
import type { FileAnswer } from "@mec/api";
import { type KitFormat, type KitPiece, kitFileNames } from "@mec/domain/kit";
import { foldText } from "@mec/domain/shared";
import type { Deps, Origin } from "../../deps.ts";
import type { KitData } from "../../documents/kit/index.ts";
import { askFor } from "../../long-work/index.ts";
import type { Asker } from "../../workers/asker.ts";
import { findPicture } from "../project/index.ts";
import type { KitSource } from "./facts.ts";
import type { KeptFiles } from "./kept-files.ts";

const contentTypes: Readonly<Record<KitFormat, { contentType: string; extension: string }>> = {
  pdf: { contentType: "application/pdf", extension: "pdf" },
  png: { contentType: "image/png", extension: "png" },
  preview: { contentType: "image/jpeg", extension: "jpg" },
};

/** The end of a file's name: the project's name. */
const suffixOf = ({ kit }: KitSource): string => {
  const name = foldText(kit.project?.name ?? "").replaceAll(" ", "-");
  return name === "" ? "" : `-${name}`;
};

const keyOf = (source: KitSource, ...file: string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([source, file]))
    .digest("base64url");

async function dataOf(deps: Deps, { kit, imageId, date }: KitSource): Promise<KitData> {
  const picture = imageId === null ? null : await findPicture(deps, imageId);
  return { facts: { project: kit.project, address: kit.address }, picture, date };
}

/** The whole kit, in a zip: a few seconds of work. */
export async function drawKitArchive(deps: Deps, source: KitSource): Promise<Uint8Array> {
  return deps.workers.run("kitArchive", await dataOf(deps, source), source.kit.address);
}

interface Making {
  readonly kept: KeptFiles;
  readonly origin: Origin;
}

/** One file of a kit. @throws TooManyTries, Busy when it has to be drawn. */
export async function makeKitFile(
  deps: Deps,
  source: KitSource,
  { piece, format }: { piece: KitPiece; format: KitFormat },
  { kept, origin }: Making,
): Promise<FileAnswer> {
  const bytes = await kept.get(keyOf(source, piece, format), async () => {
    await deps.limits.count("kitFilesPerIp", origin.ip);
    return deps.workers.run("kitFile", { ...(await dataOf(deps, source)), piece, format }, origin.ip);
  });
  const { contentType, extension } = contentTypes[format];
  return {
    contentType,
    fileName: `${kitFileNames[piece]}${suffixOf(source)}.${extension}`,
    bytes,
    inline: format === "preview",
  };
}

/** The whole kit, in a zip. @throws TooManyTries, Busy when it has to be drawn. */
export async function makeKitArchive(
  deps: Deps,
  source: KitSource,
  { kept, origin, asker }: Making & { readonly asker: Asker },
): Promise<FileAnswer> {
  const bytes = await kept.get(keyOf(source, "archive"), async () => {
    await deps.limits.count("kitArchivesPerIp", origin.ip);
    return askFor(deps, drawKitArchive, [source], asker);
  });
  return {
    contentType: "application/zip",
    fileName: `kit-de-communication${suffixOf(source)}.zip`,
    bytes,
  };
}
