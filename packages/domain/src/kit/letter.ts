/** A letter, to be printed or edited by its sender. */
export interface Letter {
  readonly title: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly closing: string;
  /** What the sender writes under it. */
  readonly signature: string;
}

/** The letter as a text that can be pasted. */
export const letterText = ({ subject, greeting, paragraphs, closing, signature }: Letter): string =>
  `${[`Objet\u00a0: ${subject}`, greeting, ...paragraphs, closing, `[${signature}]`].join("\n\n")}\n`;

/** A dotted blank to fill in by hand. */
const dots = (signs: number) => "…".repeat(signs);

/** A project as letters name it: its name between quotation marks, its town. */
export function namedIn(project: { readonly name: string; readonly town: string } | null): {
  readonly name: string;
  readonly town: string;
} {
  return project
    ? { name: `«\u00a0${project.name}\u00a0»`, town: project.town }
    : { name: `«\u00a0${dots(14)}\u00a0»`, town: dots(12) };
}

export const senderLine = "Votre nom, votre qualité, de quoi vous joindre";
