import { useCombobox } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { type KeyboardEvent, useRef, useState } from "react";
import { useAddressSearch } from "./use-address-search.ts";

/** The last choice of the list: none of the results, so a pin is placed on the map. */
export const pinKey = "pin";

/** The text shown, which follows an address chosen elsewhere (a draft restored, a search shared by its link). */
function useAddressText(value: Address | null, initialText: string) {
  const [text, setText] = useState(value?.label ?? initialText);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value) setText(value.label);
  }
  return [text, setText] as const;
}

interface Asked {
  readonly value: Address | null;
  readonly onChange: (address: Address | null) => void;
  readonly allowTown: boolean;
  readonly initialText: string;
}

/** What is typed and found in a field of an address, and how one of the results becomes its value. */
export function useAddressChoice({ value, onChange, allowTown, initialText }: Asked) {
  const [text, setText] = useAddressText(value, initialText);
  /** A town was chosen where a street is needed. */
  const [wantsStreet, setWantsStreet] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox();
  const search = useAddressSearch(value ? "" : text);

  function type(typed: string) {
    setText(typed);
    setWantsStreet(false);
    if (value) onChange(null);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }

  /** The town stays as the end of the text, with the caret before it. */
  function completeTown(town: string) {
    setText(` ${town}`);
    setWantsStreet(true);
    combobox.closeDropdown();
    requestAnimationFrame(() => field.current?.setSelectionRange(0, 0));
  }

  function take(address: Address) {
    setText(address.label);
    onChange(address);
    combobox.closeDropdown();
  }

  function choose(key: string) {
    if (key === pinKey) {
      combobox.closeDropdown();
      return setPlacing(true);
    }
    const chosen = search.found.find((item) => item.key === key);
    if (!chosen) return;
    if (chosen.group === "municipality" && !allowTown) return completeTown(chosen.address.label);
    take(chosen.address);
  }

  /** Enter without a choice takes the likeliest result, rather than submitting the form without an address. */
  function chooseLikeliest(event: KeyboardEvent) {
    if (event.key !== "Enter" || value || search.found.length === 0) return;
    if (!combobox.dropdownOpened || combobox.getSelectedOptionIndex() !== -1) return;
    combobox.selectOption(0);
  }

  const placing = { isPlacing, close: () => setPlacing(false) };
  return { text, wantsStreet, field, combobox, search, type, take, choose, chooseLikeliest, placing };
}
