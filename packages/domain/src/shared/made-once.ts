/**
 * A formatter made once, when it is first used: making one takes longer than a hundred uses, and a browser's
 * very first reads the tables of all languages, for which no file that only names one should wait.
 */
export function madeOnce<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
