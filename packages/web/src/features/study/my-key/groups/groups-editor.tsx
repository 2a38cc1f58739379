import { Button, Stack, Text, VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import type { Member } from "../design-form.ts";
import { GroupHead, MemberLine, Zone } from "./group-card.tsx";
import styles from "./groups.module.css";
import { type Groups, moveGroup, moveMember, placeOf } from "./groups.ts";

interface Props {
  groups: Groups;
  members: readonly Member[];
  onChange: (groups: Groups) => void;
}

interface Moved {
  readonly buttonId: string;
  readonly otherId: string;
  readonly said: string;
}

/** After a move, the focus follows what was moved, and screen readers announce it. */
function useFollow() {
  const [moved, follow] = useState<Moved | null>(null);
  useEffect(() => {
    if (!moved) return;
    const button = document.getElementById(moved.buttonId);
    const target = button?.matches(":disabled") ? document.getElementById(moved.otherId) : button;
    target?.focus();
  }, [moved]);
  return { said: moved?.said ?? "", follow };
}

const opposite = { up: "down", down: "up" } as const;

/** What an owner does with groups and their members, and what is said of the last move. */
function useGroupMoves({ groups, members, onChange }: Props) {
  const { said, follow } = useFollow();
  const nameOf = (place: number) => groups[place]?.name ?? t("Servis en dernier");

  function put(member: Member, place: number, direction: "up" | "down") {
    onChange(moveMember(groups, member.id, place));
    follow({
      buttonId: `${direction}-${member.id}`,
      otherId: `${opposite[direction]}-${member.id}`,
      said: t("{{name}}\u00a0: {{place}}", { name: member.name, place: nameOf(place) }),
    });
  }

  function drop(id: string, place: number) {
    if (members.some((member) => member.id === id)) onChange(moveMember(groups, id, place));
  }

  function swap(index: number, by: -1 | 1) {
    const direction = by === -1 ? "up" : "down";
    onChange(moveGroup(groups, index, by));
    follow({
      buttonId: `group-${direction}-${index + by}`,
      otherId: `group-${opposite[direction]}-${index + by}`,
      said: t("«\u00a0{{name}}\u00a0» est le groupe {{rank}}", { name: nameOf(index), rank: index + by + 1 }),
    });
  }

  return {
    said,
    put,
    drop,
    swap,
    rename: (index: number, name: string) =>
      onChange(groups.map((group, place) => (place === index ? { ...group, name } : group))),
    remove: (index: number) => onChange(groups.filter((_, place) => place !== index)),
    add: () => onChange([...groups, { name: t("Groupe {{rank}}", { rank: groups.length + 1 }), ids: [] }]),
  };
}

interface LinesProps {
  /** Those of this group. */
  members: readonly Member[];
  place: number;
  last: number;
  put: (member: Member, place: number, direction: "up" | "down") => void;
}

function MemberLines({ members, place, last, put }: LinesProps) {
  if (members.length === 0)
    return (
      <Text size="sm" c="dimmed" mt="sm">
        {t("Personne pour le moment.")}
      </Text>
    );
  return (
    <ul className={styles.members}>
      {members.map((member) => (
        <MemberLine
          key={member.id}
          {...member}
          place={place}
          last={last}
          move={(direction) => put(member, direction === "up" ? place - 1 : place + 1, direction)}
        />
      ))}
    </ul>
  );
}

/** Groups served one after the other; participants and groups move by dragging or by buttons. */
export function GroupsEditor(props: Props) {
  const { groups, members } = props;
  const { said, put, drop, swap, rename, remove, add } = useGroupMoves(props);
  const lines = (place: number) => (
    <MemberLines
      members={members.filter(({ id }) => placeOf(groups, id) === place)}
      place={place}
      last={groups.length}
      put={put}
    />
  );

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" className="prose">
        {t("Faites glisser un participant d’un groupe à l’autre, ou servez-vous de ses flèches.")}
      </Text>
      {groups.map(({ name }, index) => (
        <Zone
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its rank; its name is being typed
          key={index}
          label={t("Groupe {{rank}}", { rank: index + 1 })}
          onDrop={(id) => drop(id, index)}
          head={
            <GroupHead
              index={index}
              count={groups.length}
              name={name}
              rename={(next) => rename(index, next)}
              move={(by) => swap(index, by)}
              remove={() => remove(index)}
            />
          }
        >
          {lines(index)}
        </Zone>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        style={{ alignSelf: "flex-start" }}
        onClick={add}
      >
        {t("Ajouter un groupe")}
      </Button>
      <Zone
        label={t("Servis en dernier")}
        onDrop={(id) => drop(id, groups.length)}
        head={<Text fw={600}>{t("Servis en dernier")}</Text>}
      >
        {lines(groups.length)}
      </Zone>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
}
