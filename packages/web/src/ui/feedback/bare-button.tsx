import type { ComponentProps } from "react";
import styles from "./bare-button.module.css";

/**
 * The button of a page whose files did not come. It has its own style and nothing of the kit, which may be
 * missing too.
 */
export function BareButton(props: Omit<ComponentProps<"button">, "type" | "className">) {
  return <button type="button" className={styles.button} {...props} />;
}
