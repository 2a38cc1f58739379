/** The colours of what is printed: those of the site. */
export const colors = {
  green: "#17643f",
  greenDark: "#0c3a25",
  greenTint: "#eef8f1",
  greenPale: "#d9efe1",
  greenSoft: "#86c9a2",
  sun: "#f7c948",
  ink: "#24221f",
  grey: "#57544e",
  line: "#b9b5ac",
  white: "#ffffff",
} as const;
