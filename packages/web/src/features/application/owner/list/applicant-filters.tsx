import { CloseButton, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { type Segment, segmentLabels, segments } from "@mec/domain/point";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import styles from "./applicant-filters.module.css";
import type { ApplicantSearch } from "./use-applicants.ts";

interface Props {
  search: ApplicantSearch;
  onChange: (change: Partial<ApplicantSearch>) => void;
}

const pauseMs = 300;

/** The choice of a segment; on a phone it is in the table's drawer. */
export function SegmentChoice({ search, onChange }: Props) {
  return (
    <NativeSelect
      size="md"
      label={t("Segment")}
      value={search.segment ?? ""}
      onChange={(event) =>
        onChange({ segment: (event.currentTarget.value || undefined) as Segment | undefined })
      }
      data={[
        { value: "", label: t("Tous les segments") },
        ...segments.map((value) => ({ value, label: t(segmentLabels[value]) })),
      ]}
    />
  );
}

/** Search by name, place, e-mail or meter, and by segment. */
export function ApplicantFilters({ search, onChange }: Props) {
  const [text, setText] = useState(search.q);
  const ask = useDebouncedCallback((q: string) => onChange({ q }), pauseMs);
  function type(typed: string) {
    setText(typed);
    ask(typed);
  }
  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        label={t("Rechercher")}
        placeholder={t("Nom, ville, e-mail ou PDL")}
        maxLength={100}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          text !== "" && <CloseButton aria-label={t("Effacer la recherche")} onClick={() => type("")} />
        }
        className={styles.text}
      />
      <div className={styles.segment}>
        <SegmentChoice search={search} onChange={onChange} />
      </div>
    </search>
  );
}
