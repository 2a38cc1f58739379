import { pages, type SigningPlace } from "@mec/api";
import { isOwnMailbox } from "@mec/domain/signature";
import type { Actor, Deps } from "../../deps.ts";
import { webLink } from "../../jobs/reaction.ts";
import type { KnownSigner } from "./signature-store.ts";

/** The account that reads, and the place by which it would sign. */
export interface Reader {
  readonly account: Pick<Actor, "id" | "email">;
  readonly place: SigningPlace;
  readonly id: string;
}

/** Whether the reader signs there himself: his account named its own mailbox. */
export const isReader = ({ accountId, email }: KnownSigner, { account }: Reader): boolean =>
  accountId === account.id && isOwnMailbox(email, account);

/**
 * Where the reader signs what waits for him: at an outside provider, or on our own page. Nobody else is given
 * it.
 */
export function signatureLink(deps: Deps, signers: readonly KnownSigner[], reader: Reader): string | null {
  const own = signers.find((signer) => signer.isAwaited && isReader(signer, reader));
  if (own?.address !== "confirmed") return null;
  const { place, id } = reader;
  return own.link ?? webLink(deps, pages.signOwn.to({ place, id }));
}
