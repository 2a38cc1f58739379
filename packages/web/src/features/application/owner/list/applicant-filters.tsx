import { Button, CloseButton, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { type Segment, segmentLabels, segments } from "@mec/domain/point";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import { useRoomForTable } from "../../../../ui/table/index.ts";
import styles from "./applicant-filters.module.css";
import type { ApplicantSearch } from "./use-applicants.ts";

interface Props {
  search: ApplicantSearch;
  onChange: (change: Partial<ApplicantSearch>) => void;
}

const pauseMs = 300;

function SegmentChoice({ search, onChange }: Props) {
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

/** Search by name, place, e-mail or meter. */
function SearchField({ search, onChange }: Props) {
  const [text, setText] = useState(search.q);
  const ask = useDebouncedCallback((q: string) => onChange({ q }), {
    delay: pauseMs,
    // The drawer may close before the pause ends.
    flushOnUnmount: true,
  });
  function type(typed: string) {
    setText(typed);
    ask(typed);
  }
  return (
    <TextInput
      type="search"
      size="md"
      label={t("Rechercher")}
      placeholder={t("Nom, ville, e-mail ou PDL")}
      maxLength={100}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text !== "" && <CloseButton aria-label={t("Effacer la recherche")} onClick={() => type("")} />
      }
    />
  );
}

/** Search and segment, for the drawer of a table whose rows are cards. */
export const DrawerFilters = (props: Props) => (
  <>
    <SearchField {...props} />
    <SegmentChoice {...props} />
  </>
);

/** What the closed drawer searches, and the way out of it. */
function Searched({ search, onChange }: Props) {
  if (search.q === "") return null;
  return (
    <Group gap="xs" mb="xs">
      <Text size="sm">{t("Recherche\u00a0: {{text}}", { text: search.q })}</Text>
      <Button variant="subtle" size="compact-sm" data-reads onClick={() => onChange({ q: "" })}>
        {t("Effacer la recherche")}
      </Button>
    </Group>
  );
}

/** Search and segment above the table; where its rows are cards, its drawer has them, and the first row comes sooner. */
export function ApplicantFilters({ found, ...props }: Props & { found: number }) {
  // Where nobody is found, the empty list has the way out.
  if (!useRoomForTable()) return found > 0 && <Searched {...props} />;
  return (
    <search className={styles.filters}>
      <div className={styles.text}>
        <SearchField {...props} />
      </div>
      <div className={styles.segment}>
        <SegmentChoice {...props} />
      </div>
    </search>
  );
}
