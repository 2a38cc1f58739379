/** What a picture of a project shows: the project itself, or the face or the logo of its bearer. */
export const pictureSubjects = ["project", "bearer"] as const;
export type PictureSubject = (typeof pictureSubjects)[number];
