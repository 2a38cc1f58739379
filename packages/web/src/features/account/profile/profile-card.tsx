import { Card, Text, Title } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { useAnchor } from "../../../ui/sections/use-anchor.ts";
import styles from "./profile-card.module.css";

interface Props {
  /** The anchor of links to this section, which unfold it. */
  id: string;
  title: string;
  text?: ReactNode;
  /** What most people come for is unfolded. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A section of the profile page, folded behind its title. */
export function ProfileCard({ id, title, text, startsOpen = false, children }: Props) {
  const { section, visit } = useAnchor(id);
  const [isOpen, setOpen] = useState(startsOpen || visit !== null);
  useEffect(() => {
    if (visit !== null) setOpen(true);
  }, [visit]);
  return (
    <Card component="section" id={id} ref={section} p={0} style={{ scrollMarginTop: 80 }}>
      <details
        className={styles.card}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.title}>
          <Title order={2} size="h4">
            {title}
          </Title>
          <IconChevronDown size={22} aria-hidden />
        </summary>
        <div className={styles.content}>
          {text && (
            <Text c="dimmed" maw="65ch" component="div" mb={20}>
              {text}
            </Text>
          )}
          {children}
        </div>
      </details>
    </Card>
  );
}
