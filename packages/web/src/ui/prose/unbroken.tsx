import { createElement, Fragment } from "react";

/** A word such as "intègre-t-il"; a long one may have to be cut on a narrow screen. */
const inverted = /^\S{1,12}-\S{1,12}$/;

/** A title whose hyphenated words stay whole: the hyphen that never breaks is not in every font. */
export function Unbroken({ text }: { text: string }) {
  const words = text.split(/(\s+)/).map((word) =>
    inverted.test(word) ? (
      <span key={word} style={{ whiteSpace: "nowrap" }}>
        {word}
      </span>
    ) : (
      word
    ),
  );
  return createElement(Fragment, null, ...words);
}
