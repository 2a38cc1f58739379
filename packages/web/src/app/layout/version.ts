/** The label that the specification shows, to the letter. A release's own number is in `package.json`. */
export const versionLabel = "v1.5.10";
