import { useCombobox } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
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
  readonly allowTown: boolean | undefined;
  readonly initialText: string | undefined;
  readonly knownTown: string | undefined;
}

/** A town stands alone where a street is needed, chosen or known from before: what lacks is written before it. */
function useTownAlone(field: RefObject<HTMLInputElement | null>, isKnown: boolean) {
  const [wantsStreet, setWantsStreet] = useState(isKnown);
  const toStart = () => field.current?.setSelectionRange(0, 0);
  return {
    wantsStreet,
    setWantsStreet,
    // Who types at once, before this frame, keeps his place.
    writeBefore: () =>
      requestAnimationFrame(() => {
        if (field.current?.value.startsWith(" ")) toStart();
      }),
    /** Wherever it is tapped. */
    onClick: () => {
      if (wantsStreet) toStart();
    },
  };
}

/** What is typed and found in a field of an address, and how one of the results becomes its value. */
export function useAddressChoice({
  value,
  onChange,
  allowTown = false,
  initialText = "",
  knownTown = "",
}: Asked) {
  const [text, setText] = useAddressText(value, knownTown ? ` ${knownTown}` : initialText);
  const [isPlacing, setPlacing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { wantsStreet, setWantsStreet, writeBefore, onClick } = useTownAlone(field, knownTown !== "");
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
    writeBefore();
  }

  function onFocus() {
    if (wantsStreet) writeBefore();
    else if (!value) combobox.openDropdown();
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
  const entering = { onFocus, onClick };
  return {
    text,
    wantsStreet,
    field,
    combobox,
    search,
    entering,
    type,
    take,
    choose,
    chooseLikeliest,
    placing,
  };
}
