/**
 * What the page that lists projects asks before any search, and a project's page of its project. The server writes the
 * answers in the page (server: app/site/first-answers.ts): both must ask the same.
 */
export const firstList = { imageType: "thumbnail", limit: 30 } as const;
export const wholePage = { imageType: "full" } as const;
