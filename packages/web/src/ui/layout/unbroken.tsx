import type { ReactNode } from "react";
import { cutAtCompounds } from "./compounds.ts";
import styles from "./unbroken.module.css";

/** A text, of which no line ends at the hyphen of a word. What is more than a text is shown as it is. */
export function Unbroken({ text }: { text: ReactNode }) {
  if (typeof text !== "string") return text;
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
