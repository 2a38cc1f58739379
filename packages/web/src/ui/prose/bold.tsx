import { Unbroken } from "../layout/unbroken.tsx";
import { reachParts } from "./reach.ts";

function Reached({ text }: { text: string }) {
  return reachParts(text).map(({ at, text: part, href }) =>
    href ? (
      <a key={at} href={href}>
        {part}
      </a>
    ) : (
      <Unbroken key={at} text={part} />
    ),
  );
}

/** A text whose `**bold**` parts are strong, and whose e-mail addresses and telephone numbers are links. */
export function Bold({ text }: { text: string }) {
  return text.split("**").map((part, index) => {
    const isBold = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    return isBold ? <strong key={index}>{part}</strong> : <Reached key={index} text={part} />;
  });
}
