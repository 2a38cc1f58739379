/** A piece of a text. Texts may hold `**bold**` and no other markup. */
export type Block =
  | { kind: "paragraph" | "note"; text: string }
  /** A letter that its reader completes and sends: its lines stay as they are. */
  | { kind: "letter"; subject: string; text: string }
  | { kind: "list" | "steps"; items: readonly string[] }
  | { kind: "table"; caption: string; headers: readonly string[]; rows: readonly (readonly string[])[] };

export interface Section {
  heading: string;
  blocks: readonly Block[];
}
