import type { ComponentProps } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";

interface Look {
  look?: "filled" | "default" | "subtle" | undefined;
  size?: "xs" | "sm" | "md" | "lg" | "compact" | "icon" | "small-icon" | undefined;
}

const lookOf = ({ look = "filled", size = "md" }: Look, className = "") => ({
  className: `${styles.button} ${className}`,
  "data-look": look,
  "data-size": size,
});

/** A button in plain elements, for first views: it looks as the library's. */
export function PlainButton({ look, size, className, ...button }: Look & ComponentProps<"button">) {
  return <button type="button" {...button} {...lookOf({ look, size }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...link }: Look & ComponentProps<typeof Link>) {
  return <Link {...link} {...lookOf({ look, size }, className)} />;
}
