/**
 * What a person is to the object at hand, as the server derives it. Each call's `access` says which relations
 * open it, and the tables of transitions which of them may take a step.
 * `applicant-owner`: owns a project to which the point has a live application.
 */
const relations = ["owner", "holder", "applicant-owner", "participant", "support", "self"] as const;
export type Relation = (typeof relations)[number];
