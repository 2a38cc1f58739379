import type { ToDo } from "@mec/domain/overview";

/** What a thing to do is about, beside its count. */
export type Details = Omit<ToDo, "kind" | "count">;

export interface Words {
  /** What there is to do, given how many items, and what they are about. */
  readonly text: (count: number, details?: Details) => string;
  /** The reason or the purpose, in one line. */
  readonly why: (count: number, details?: Details) => string;
  /** The button's text; `to` is where it leads. */
  readonly action: string;
  readonly to: (projectId: string, details?: Details) => string;
  /** The link to that place beside a button that says that it is done. */
  readonly where?: string;
  /** The article that says more, where one does not know yet how it is done. */
  readonly help?: { readonly text: string; readonly to: string };
}
