import { pages } from "@mec/api";
import { numberOfShortCode, shortCode } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { Actor, Deps } from "../../../deps.ts";
import { selectVisible } from "../visible.ts";
import { findReadable } from "./public-page.ts";

/** A project's short address, as a QR code contains it. */
export const shortAddress = (deps: Pick<Deps, "config">, shortNumber: number): string =>
  deps.config.publicUrl + pages.shortProject.to({ code: shortCode(shortNumber) });

/** @throws DomainError NOT_FOUND for a code of no project that this person may read. */
export async function findByShortCode(
  deps: Deps,
  code: string,
  actor: Actor | null,
): Promise<{ id: string; name: string }> {
  const number = numberOfShortCode(code);
  const row =
    number === null
      ? undefined
      : await deps.db
          .selectFrom("project")
          .select("id")
          .where("short_number", "=", number)
          .executeTakeFirst();
  if (!row) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const { id, name } = await findReadable(deps.db, row.id, actor);
  return { id, name };
}

/** The public project of a short address, for a visitor without a session. */
export async function findPublicByShortCode(
  deps: Deps,
  code: string,
): Promise<{ id: string; name: string } | null> {
  const number = numberOfShortCode(code);
  if (number === null) return null;
  const row = await selectVisible(deps.db, {})
    .select(["id", "name"])
    .where("short_number", "=", number)
    .executeTakeFirst();
  return row ?? null;
}
