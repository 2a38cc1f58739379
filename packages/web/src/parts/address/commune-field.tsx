import { Combobox, Loader, Text, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { addressCalls } from "@mec/api/address";
import { type Commune, minSearchLength } from "@mec/domain/address";
import { messages } from "@mec/domain/shared";
import { type ReactNode, useState } from "react";
import { useAnswer } from "../../platform/answer.ts";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { ListOption } from "./list-option.tsx";

const pauseOfTyping = 250;
const shownAtOnce = 8;

interface Props {
  id: string;
  value: Commune | null;
  /** What was typed elsewhere, to choose from. */
  typed?: string;
  onChange: (commune: Commune | null) => void;
  error?: ReactNode;
}

const wordsOf = ({ name, postCodes: [first, ...others] }: Commune) =>
  others.length > 0 ? `${first} ${name} (…)` : `${first} ${name}`;

function useCommunes(typed: string) {
  const [settled] = useDebouncedValue(typed.trim().slice(0, 100), pauseOfTyping);
  return useAnswer(
    addressCalls.searchCommune,
    { query: { q: settled, limit: shownAtOnce } },
    {
      enabled: settled.length >= minSearchLength,
      staleTime: Number.POSITIVE_INFINITY,
      keepsFormer: true,
    },
  );
}

/** What is found of the typed text, or why nothing is. */
function FoundCommunes({ answer }: { answer: ReturnType<typeof useCommunes> }) {
  const { data: found = [], isSuccess, error } = answer;
  function notice() {
    if (error) return frenchMessage(error);
    return isSuccess ? t("Aucune commune de ce nom ni de ce code postal.") : messages.loading;
  }
  return (
    <>
      <Combobox.Options aria-label={t("Communes trouvées")}>
        {found.map((commune) => (
          <ListOption key={commune.citycode} value={commune.citycode}>
            {wordsOf(commune)}
          </ListOption>
        ))}
      </Combobox.Options>
      {found.length === 0 && (
        <Text size="sm" c="dimmed" px="sm" py="xs" role="status">
          {notice()}
        </Text>
      )}
    </>
  );
}

/** A commune of France, chosen by its name or one of its post codes. */
export function CommuneField({ id, value, typed = "", onChange, error }: Props) {
  const [text, setText] = useState(value ? wordsOf(value) : typed);
  const combobox = useCombobox();
  const answer = useCommunes(value ? "" : text);
  const found = answer.data ?? [];

  function choose(citycode: string) {
    const commune = found.find((each) => each.citycode === citycode);
    if (!commune) return;
    setText(wordsOf(commune));
    onChange(commune);
    combobox.closeDropdown();
  }

  const isHidden = value !== null || text.trim().length < minSearchLength;
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} position="bottom-start">
      <Combobox.Target autoComplete="off" withExpandedAttribute>
        <TextInput
          id={id}
          data-autofocus
          label={t("Commune")}
          description={t("Son nom ou son code postal.")}
          value={text}
          error={error}
          aria-autocomplete="list"
          rightSection={answer.isFetching && <Loader size="xs" aria-hidden />}
          onChange={(event) => {
            setText(event.currentTarget.value);
            if (value) onChange(null);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onKeyDown={(event) => {
            const isUnchosen = combobox.dropdownOpened && combobox.getSelectedOptionIndex() === -1;
            if (event.key === "Enter" && isUnchosen && found.length > 0) combobox.selectOption(0);
          }}
          onFocus={() => !value && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={isHidden}>
        <FoundCommunes answer={answer} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
