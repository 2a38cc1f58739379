import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import classes from "./each-one.module.css";
import { arePlaces, countedText } from "./places.ts";
import type { Moved, Removing } from "./types.ts";

const shownAtOnce = 8;

interface Props extends Removing {
  people: readonly Moved[];
  /** What is known of a person; null when nothing is. */
  told: (applicationId: string) => ReactNode;
}

/** The button that takes the focus when a row goes: the next one's, else the former one's. */
function besideOf(button: HTMLElement, list: HTMLElement | null): HTMLElement | null {
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const place = buttons.indexOf(button as HTMLButtonElement);
  return buttons.length > 2 ? (buttons[place + 1] ?? buttons[place - 1] ?? list) : list;
}

/** A line for each person, who can be left out: the first of many, then all when asked. */
export function EachOne({ people, told, onRemove }: Props) {
  const [areAllShown, setAllShown] = useState(false);
  const list = useRef<HTMLDListElement>(null);
  const shown = areAllShown ? people : people.slice(0, shownAtOnce);
  const remove = (applicationId: string) => (event: MouseEvent<HTMLElement>) => {
    besideOf(event.currentTarget, list.current)?.focus();
    onRemove?.(applicationId);
  };
  return (
    <>
      <dl ref={list} tabIndex={-1} className={classes.lines} data-removing={onRemove !== undefined}>
        {shown.map(({ applicationId, name }) => (
          <div key={applicationId}>
            {/* One alone is named above. */}
            <dt>{people.length > 1 ? name : <VisuallyHidden>{name}</VisuallyHidden>}</dt>
            <dd className="numbers">{told(applicationId) ?? "–"}</dd>
            {onRemove && (
              <dd>
                <ActionIcon
                  variant="subtle"
                  color="gray.7"
                  size={44}
                  aria-label={t("Retirer {{name}}", { name })}
                  onClick={remove(applicationId)}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {shown.length < people.length && (
        <Button variant="subtle" size="compact-sm" px={0} onClick={() => setAllShown(true)}>
          {t("Voir les {{people}}", { people: countedText(people.length, arePlaces(people)) })}
        </Button>
      )}
    </>
  );
}
