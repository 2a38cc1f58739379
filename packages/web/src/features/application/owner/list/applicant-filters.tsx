import { CloseButton, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { type Segment, segmentLabels, segments } from "@mec/domain/point";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import { TableFilters } from "../../../../ui/table/index.ts";
import { gainGroupLabels, gainGroups } from "./by-gain.ts";
import type { ApplicantSearch } from "./use-applicants.ts";

interface Props {
  search: ApplicantSearch;
  onChange: (change: Partial<ApplicantSearch>) => void;
  /** Whether what each would gain is known: of candidates, to their owner. */
  hasGains: boolean;
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

function GainChoice({ search, onChange }: Props) {
  return (
    <NativeSelect
      size="md"
      label={t("Gain par an")}
      value={search.gain ?? ""}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ gain: gainGroups.find((group) => group === value) });
      }}
      data={[
        { value: "", label: t("Tous") },
        ...gainGroups.map((value) => ({ value, label: t(gainGroupLabels[value]) })),
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

/** Search, segment and gain, for the drawer of a table whose rows are cards. */
export const DrawerFilters = (props: Props) => (
  <>
    <SearchField {...props} />
    <SegmentChoice {...props} />
    {props.hasGains && <GainChoice {...props} />}
  </>
);

/** What segment and gain leave out of the list, in words; null when they leave out nothing. */
function narrowedBy({ search: { segment, gain }, onChange, hasGains }: Props) {
  const told = [segment, hasGains && gain ? t(gainGroupLabels[gain]) : undefined].filter(Boolean);
  if (told.length === 0) return null;
  return { text: told.join(", "), onClear: () => onChange({ segment: undefined, gain: undefined }) };
}

/** The same above the table. */
export const ApplicantFilters = ({ found, ...props }: Props & { found: number }) => (
  <TableFilters
    q={props.search.q}
    onClear={() => props.onChange({ q: "" })}
    found={found}
    search={<SearchField {...props} />}
    choice={<SegmentChoice {...props} />}
    {...(props.hasGains && { otherChoice: <GainChoice {...props} /> })}
    narrowed={narrowedBy(props)}
  />
);
