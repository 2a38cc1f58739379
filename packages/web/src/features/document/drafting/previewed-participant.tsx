import { type ComboboxItem, type ComboboxParsedItem, type OptionsFilter, Select } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, hasOwn } from "@mec/domain/document";
import type { Participant, ParticipantKind } from "@mec/domain/point";
import { foldText } from "@mec/domain/shared";
import { useState } from "react";
import { useDocuments } from "../../../parts/document/use-documents.ts";
import { t } from "../../../platform/i18n.ts";
import styles from "./draft-page.module.css";

const example = "example";

/**
 * The participants whose document of this kind can be previewed, and the chosen one; the example again once
 * that one no longer takes part.
 */
export function usePreviewed(projectId: string, kind: DocumentKind) {
  const { data = [], error } = useDocuments(projectId);
  const [chosenId, choose] = useState(example);
  const participants = data.filter((participant) => hasOwn(participant.kind, kind));
  const chosen = participants.find(({ id }) => id === chosenId);
  /** Null for the example. */
  const participant: Participant | null = chosen ? { kind: chosen.kind, id: chosen.id } : null;
  return { participants, value: chosen ? chosenId : example, choose, participant, error };
}

const itemsOf = (participants: readonly ParticipantDocuments[], wanted: ParticipantKind): ComboboxItem[] =>
  participants
    .filter(({ kind }) => kind === wanted)
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, "fr"));

/** Shown as an option: a screen reader would not announce an empty list. */
const nobody = (): ComboboxItem => ({
  value: "nobody",
  label: t("Aucun participant de ce nom"),
  disabled: true,
});

/** Matches anywhere in the name, whatever the accents and capitals. */
const filter: OptionsFilter = ({ options, search }) => {
  const wanted = foldText(search);
  const isFound = ({ label }: ComboboxItem) => foldText(label).includes(wanted);
  const found = options.flatMap<ComboboxParsedItem>((option) => {
    if (!("items" in option)) return isFound(option) ? [option] : [];
    const items = option.items.filter(isFound);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
  return found.length > 0 ? found : [nobody()];
};

interface Props extends Omit<ReturnType<typeof usePreviewed>, "participant"> {
  /** A remark on this participant's document, or null. */
  remark: string | null;
}

/** Whose document to preview: an example, or a participant found by name among hundreds. */
export function PreviewedParticipant({ participants, value, choose, error, remark }: Props) {
  const groups = [
    { group: t("Consommateurs"), items: itemsOf(participants, "consumer") },
    { group: t("Producteurs"), items: itemsOf(participants, "producer") },
  ];
  return (
    <Select
      className={styles.whose}
      classNames={{ option: styles.option ?? "" }}
      label={t("Aperçu rempli pour")}
      data={[{ value: example, label: t("Exemple") }, ...groups.filter(({ items }) => items.length > 0)]}
      value={value}
      onChange={(chosen) => choose(chosen ?? example)}
      allowDeselect={false}
      searchable
      filter={filter}
      onFocus={(event) => event.currentTarget.select()}
      description={remark}
      inputWrapperOrder={["label", "input", "description", "error"]}
      maxDropdownHeight={320}
      error={error && t("Vos participants n’ont pas pu être chargés.")}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
