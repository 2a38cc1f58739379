import { Fragment } from "react";

/** An e-mail address: where it takes two lines, the first ends after its @ or a dot. */
export function Email({ address }: { address: string }) {
  return address.split(/(?<=[@.])/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
