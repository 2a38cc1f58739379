const longest = 100;

/** A body and its place in one name: a long body's is cut, since the place tells its folders apart. */
export function joinedName(names: readonly string[]): string {
  const separator = " - ";
  const places = names
    .slice(1)
    .map((place) => `${separator}${place}`)
    .join("");
  return `${(names[0] ?? "").slice(0, longest - places.length).trim()}${places}`;
}

/** A name that no system takes for a path, and that no other entry of the archive has. */
export function makeNamer() {
  const taken = new Set<string>();
  return (name: string): string => {
    const clean =
      name
        .normalize("NFC")
        .replace(/[^\p{L}\p{N} ’'()-]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, longest) || "Participant";
    for (let copy = 1; ; copy += 1) {
      const unique = copy === 1 ? clean : `${clean} (${copy})`;
      const key = unique.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return unique;
    }
  };
}
