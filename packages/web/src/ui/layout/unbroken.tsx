import { cutAtCompounds } from "./compounds.ts";
import styles from "./unbroken.module.css";

/** A title or a short text, of which no line ends at the hyphen of a word. */
export function Unbroken({ text }: { text: string }) {
  return cutAtCompounds(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
