import type { ComponentProps } from "react";
import styles from "./bare-button.module.css";

/** The button of a page that stands where files did not come: of itself, without the kit, which could be missing too. */
export function BareButton(props: Omit<ComponentProps<"button">, "type" | "className">) {
  return <button type="button" className={styles.button} {...props} />;
}
