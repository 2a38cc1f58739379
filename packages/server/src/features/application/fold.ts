import { type Expression, type RawBuilder, sql } from "kysely";

/** Lower-case and without accents, as `foldedSql` makes a text in the database. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

const accented = "àâäáãåçéèêëíìîïñóòôöõúùûüýÿ";
const plain = fold(accented);

/** The same folding in SQL, which needs no extension. */
export function foldedSql(text: Expression<string>): RawBuilder<string> {
  const lower = sql`lower(${text} collate "und-x-icu")`;
  return sql<string>`translate(replace(replace(${lower}, 'œ', 'oe'), 'æ', 'ae'), ${accented}, ${plain})`;
}

/** A pattern for `like` that finds this very text anywhere. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
