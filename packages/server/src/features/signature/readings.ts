import { DomainError, plural } from "@mec/domain/shared";
import { type EvidenceContent, leftToRead, mustBeRead, readingOf } from "@mec/domain/signature";
import type { Deps } from "../../deps.ts";
import { alikeIn, findSaid } from "./alike.ts";
import type { Link } from "./link.ts";
import { findOpened } from "./session.ts";

type Consent = Extract<EvidenceContent, { type: "consent" }>["data"];
/** How a document was read, as the evidence keeps it. */
export type KeptReading = NonNullable<Consent["reading"]>;

const notRead = (count: number) =>
  new DomainError(
    "NOT_READ",
    count === 1
      ? "Il reste un document à lire avant de signer."
      : `Il reste ${plural(count, "document", "documents")} à lire avant de signer.`,
  );

interface Told {
  readonly documentIds: readonly string[] | undefined;
  /** The documents that his page showed to their end. */
  readonly read: readonly string[];
}

/**
 * How each document to sign was read, by the rule that the page goes by.
 * @throws DomainError NOT_READ while one is still to be read.
 * @throws TooManyTries
 */
export async function readingsOf(
  deps: Deps,
  link: Link,
  { documentIds, read }: Told,
): Promise<ReadonlyMap<string, KeptReading>> {
  const { shown } = await findOpened(deps.db, link, deps.now());
  const toSign = shown.filter(({ status }) => status === "to-sign");
  const asked = toSign.filter(({ documentId }) => documentIds?.includes(documentId) ?? true);
  const ids = asked.map(({ documentId }) => documentId);
  const isWhole = leftToRead(ids, { read, alike: [] }).length === 0;
  // Before the code is looked at, so that who has still to read keeps it: hundreds take a while to compare.
  if (!isWhole) await deps.limits.count("comparisonsPerLink", link.tokenHash.toString("hex"));
  const said = isWhole ? [] : await findSaid(deps, ids);
  const known = { read, alike: await alikeIn(deps, said) };
  const own = asked.filter(({ role }) => mustBeRead(role));
  const left = leftToRead(
    own.map(({ documentId }) => documentId),
    known,
  );
  if (left.length > 0) throw notRead(left.length);
  const fileOf = (id: string) => toSign.find(({ documentId }) => documentId === id)?.preparedSha256 ?? null;
  return new Map(
    ids.flatMap((id) => {
      const reading = readingOf(id, known);
      if (!reading) return [];
      const kept: KeptReading =
        reading.how === "whole" ? reading : { ...reading, likeSha256: fileOf(reading.like) };
      return [[id, kept] as const];
    }),
  );
}
