import { Term } from "../faq/term.tsx";

const named = "exonération d’accise";

/** A sentence about a sum: where it names the excise exemption, the words are explained in one tap. */
export function Said({ text }: { text: string }) {
  const at = text.indexOf(named);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <Term name="exemption">{named}</Term>
      {text.slice(at + named.length)}
    </>
  );
}
