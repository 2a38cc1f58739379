import { Badge, Blockquote, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconHourglass, IconUser } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Standing } from "../../../../parts/application/turns.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { standingTitle } from "./show-standing.ts";
import classes from "./standing-card.module.css";

interface Props {
  /** `next` is null where what stands below tells it. */
  standing: Omit<Standing, "next"> & { readonly next: string | null };
  /** Whether it tells of a sum that is no plain gain: the card then congratulates nobody. */
  isSober?: boolean;
  /** The actions for this state. */
  children?: ReactNode;
}

/** The state of the application in words, with who must act and what comes next. */
export function StandingCard({
  standing: { title, actor, next, message, isYours },
  isSober = false,
  children,
}: Props) {
  const Icon = isYours ? IconUser : IconHourglass;
  return (
    <Card
      className={classes.card}
      {...(isSober ? { bg: "gray.0", bd: "1px solid gray.3" } : { bg: "green.0", bd: "1px solid green.2" })}
    >
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3" id={standingTitle} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          {actor && (
            <Badge
              size="lg"
              classNames={{ root: classes.actor ?? "", label: classes.actorName ?? "" }}
              tt="none"
              color={isYours ? "sun.2" : "white"}
              c="gray.9"
              leftSection={<Icon size={16} aria-hidden />}
            >
              {actor}
            </Badge>
          )}
        </Group>
        {next === "" && <Skeleton height={48} />}
        {next && (
          <Text>
            <Unbroken text={next} />
          </Text>
        )}
        {message && (
          <Blockquote p="md" color="green" bg="white" cite={t("– le porteur du projet")}>
            <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{message}</Text>
          </Blockquote>
        )}
        {children}
      </Stack>
    </Card>
  );
}
