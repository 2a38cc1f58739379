import styles from "./signing.module.css";

/** A sentence that names a mailbox: its address keeps to one line, and begins the next where it has no room. */
export function AroundAddress({ text, address }: { text: string; address: string }) {
  const at = text.indexOf(address);
  if (address === "" || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.address}>{address}</span>
      {text.slice(at + address.length)}
    </>
  );
}
