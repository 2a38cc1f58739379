import { madeOnce } from "./made-once.ts";

const format = madeOnce(() => new Intl.ListFormat("fr", { type: "conjunction" }));

/** "Mairie, école et salle des fêtes". */
export const conjunction = (names: Iterable<string>): string => format().format(names);
