/** A text whose `**bold**` parts are strong. */
export function Bold({ text }: { text: string }) {
  return text.split("**").map((part, index) => {
    const isBold = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    return isBold ? <strong key={index}>{part}</strong> : part;
  });
}
