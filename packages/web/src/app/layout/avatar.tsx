import { IconUser } from "@tabler/icons-react";
import styles from "./avatar.module.css";

interface Props {
  /** Null for a visitor. */
  firstName: string | null;
  isOwnerSpace: boolean;
}

/** The person's first letter, indigo in the owner's space and green elsewhere; a generic person for a visitor. */
export function Avatar({ firstName, isOwnerSpace }: Props) {
  if (firstName === null) {
    return (
      <span className={`${styles.avatar} ${styles.visitor}`} aria-hidden="true">
        <IconUser size={20} stroke={1.8} />
      </span>
    );
  }
  return (
    <span className={`${styles.avatar} ${isOwnerSpace ? styles.indigo : styles.green}`} aria-hidden="true">
      {firstName.trim().charAt(0).toLocaleUpperCase("fr")}
    </span>
  );
}
