/**
 * What a person is to the object at hand; the server derives them, the permissions of each feature judge them.
 * `applicant-owner`: owns a project to which the point has a live application.
 */
export const relations = ["owner", "holder", "applicant-owner", "participant", "support", "self"] as const;
export type Relation = (typeof relations)[number];
