import { Term } from "../faq/term.tsx";

/** With its article: before the button of a term, a line would end at "l’". */
const exemption = /(?:[lL]’)?exonération (?:d’accise|de taxe \(accise\))/u;

/** A sentence about a sum: where it names the excise exemption, the words are explained in one tap. */
export function Said({ text }: { text: string }) {
  const found = exemption.exec(text);
  if (!found) return text;
  const [named] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <Term name="exemption">{named}</Term>
      {text.slice(found.index + named.length)}
    </>
  );
}
