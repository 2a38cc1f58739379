import { Anchor, Badge, Card, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./portfolio.module.css";

interface Props {
  title: string;
  /** Where its title leads. */
  to?: string;
  place: string;
  picture?: ReactNode;
  badge?: ReactNode;
  /** Where it stands, in a few words. */
  headline?: string;
  /** What to do next, or what is being waited for. */
  text: ReactNode;
  /** The button of what waits for the person: right below, above all that is only to read. */
  now?: ReactNode;
  /** The progress so far. */
  more?: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** One of the person's projects or points: its state, and what comes next. */
export function PortfolioCard({
  title,
  to,
  place,
  picture,
  badge,
  headline,
  text,
  now,
  more,
  actions,
}: Props) {
  return (
    <Card component="article" className={styles.card}>
      {picture && <Card.Section className={styles.picture}>{picture}</Card.Section>}
      <div>
        <Group gap="xs" mb={6}>
          {badge}
        </Group>
        <Title order={3} size="h4" className={styles.title}>
          {to ? (
            <Anchor component={Link} to={to} inherit>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Title>
        <Text size="sm" c="dimmed">
          {place}
        </Text>
      </div>
      <div>
        {headline && <Text fw={600}>{headline}</Text>}
        <Text size="sm">{text}</Text>
      </div>
      {now && <div>{now}</div>}
      {more}
      <Group gap="xs" mt="auto">
        {actions}
      </Group>
    </Card>
  );
}

interface BadgeProps {
  children: ReactNode;
  isGood?: boolean;
  /** Whether the project or the point waits for the person. */
  isYours?: boolean;
}

export function StatusBadge({ children, isGood = false, isYours = false }: BadgeProps) {
  const look = isYours
    ? { variant: "filled", color: "sun.2", c: "gray.9" }
    : isGood
      ? { variant: "light", color: "green", c: "green.8" }
      : { variant: "light", color: "gray", c: "gray.8" };
  return (
    <Badge size="lg" tt="none" fw={600} {...look}>
      {children}
    </Badge>
  );
}
