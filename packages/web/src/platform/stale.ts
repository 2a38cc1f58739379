import type { ObjectKind } from "@mec/api";
import type { AnswerKey } from "./question.ts";

/** The key of all that was read of an object, or of every object of its kind. */
export const about = (kind: ObjectKind, id?: string): AnswerKey => [
  id === undefined ? { kind } : { kind, id },
];

/** The key of all answers whose path begins with this segment. */
export const roomOf = (kind: "public" | "customer-account" | "services"): AnswerKey => [{ kind }];

/** All that changes with the services a person has taken: the documents of each project wait for them. */
export const serviceAnswers = [roomOf("services"), roomOf("customer-account"), about("project")] as const;
