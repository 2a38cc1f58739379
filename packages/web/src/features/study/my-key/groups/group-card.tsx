import { ActionIcon, Group as Row, Text, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import styles from "./groups.module.css";

interface MoveButtonProps {
  id: string;
  label: string;
  direction: "up" | "down";
  disabled: boolean;
  onClick: () => void;
}

function MoveButton({ direction, label, ...button }: MoveButtonProps) {
  const Icon = direction === "up" ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon {...button} variant="default" size={32} aria-label={label}>
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}

interface ZoneProps {
  label: string;
  head: ReactNode;
  /** Called when a participant is dropped here. */
  onDrop: (id: string) => void;
  children: ReactNode;
}

/** A group's area: lists its participants, and takes those dropped on it. */
export function Zone({ label, head, onDrop, children }: ZoneProps) {
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.getData("text/plain"));
  }
  return (
    <section
      aria-label={label}
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {head}
      {children}
    </section>
  );
}

interface HeadProps {
  index: number;
  count: number;
  name: string;
  rename: (name: string) => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
}

/** A group's rank and name, and its actions. */
export function GroupHead({ index, count, name, rename, move, remove }: HeadProps) {
  return (
    <Row gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        id={`group-${index}`}
        label={t("Groupe {{rank}}", { rank: index + 1 })}
        value={name}
        maxLength={60}
        flex={1}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      <Row gap={4} wrap="nowrap" pb={5}>
        <MoveButton
          id={`group-up-${index}`}
          label={t("Servir «\u00a0{{name}}\u00a0» plus tôt", { name })}
          direction="up"
          disabled={index === 0}
          onClick={() => move(-1)}
        />
        <MoveButton
          id={`group-down-${index}`}
          label={t("Servir «\u00a0{{name}}\u00a0» plus tard", { name })}
          direction="down"
          disabled={index === count - 1}
          onClick={() => move(1)}
        />
        <ActionIcon
          variant="default"
          size={32}
          aria-label={t("Supprimer le groupe «\u00a0{{name}}\u00a0»", { name })}
          onClick={remove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Row>
    </Row>
  );
}

interface MemberProps {
  id: string;
  name: string;
  /** The index of his group, and the last index. */
  place: number;
  last: number;
  move: (direction: "up" | "down") => void;
}

/** A participant, moved by dragging or by the two buttons. */
export function MemberLine({ id, name, place, last, move }: MemberProps) {
  return (
    <li
      className={styles.member}
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}
    >
      <Text flex={1} miw={0} style={{ overflowWrap: "anywhere" }}>
        {name}
      </Text>
      <MoveButton
        id={`up-${id}`}
        label={t("Servir {{name}} plus tôt", { name })}
        direction="up"
        disabled={place === 0}
        onClick={() => move("up")}
      />
      <MoveButton
        id={`down-${id}`}
        label={t("Servir {{name}} plus tard", { name })}
        direction="down"
        disabled={place === last}
        onClick={() => move("down")}
      />
    </li>
  );
}
