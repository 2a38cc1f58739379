import { Anchor, Text } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { Link } from "react-router";
import styles from "./read-only-band.module.css";

interface Props {
  /** Says whose space it is. */
  words: string;
  /** The way back to the reader's own pages. */
  back: { readonly label: string; readonly to: string };
}

/** A discreet notice that one may read, but not act, in another person's space. */
export function ReadOnlyBand({ words, back }: Props) {
  return (
    <div className={styles.band} role="note">
      <div className={styles.words}>
        <IconEye size={20} aria-hidden style={{ flex: "none" }} />
        <Text size="sm" fw={550}>
          {words}
        </Text>
      </div>
      <Anchor component={Link} to={back.to} size="sm">
        {back.label}
      </Anchor>
    </div>
  );
}
