import type { ObjectKind } from "@mec/api";
import type { AnswerKey } from "./question.ts";

/** Where all is kept that was read of an object, or of every one of its kind. */
export const about = (kind: ObjectKind, id?: string): AnswerKey => [
  id === undefined ? { kind } : { kind, id },
];

/** Where all is kept that a room of the API answered: what its paths begin with. */
export const roomOf = (kind: "public" | "customer-account" | "services"): AnswerKey => [{ kind }];

/** All that changes with the services a person has taken. */
export const serviceAnswers = [roomOf("services"), roomOf("customer-account")] as const;
