import { type ComboboxStore, useCombobox } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { byPress } from "../../ui/fields/select-whole.ts";
import { useAddressSearch } from "./use-address-search.ts";

/** The last choice of the list: none of the results, so a pin is placed on the map. */
export const pinKey = "pin";

/**
 * The text shown, which follows an address chosen elsewhere (a draft restored, a search shared by its link), but never under
 * the fingers that type another: until one is chosen or the field is left, that address is not this text's.
 */
function useAddressText(value: Address | null, initialText: string) {
  const [text, setText] = useState(value?.label ?? initialText);
  const [isTyping, setTyping] = useState(!value && initialText !== "");
  const [hasFocus, setFocus] = useState(false);
  const [seen, setSeen] = useState(value);
  function show(shown: string) {
    setText(shown);
    setTyping(false);
  }
  if (value !== seen) {
    setSeen(value);
    if (value && !(isTyping && hasFocus)) show(value.label);
  }
  function type(typed: string) {
    setText(typed);
    setTyping(true);
  }
  return { text, type, show, setFocus, held: isTyping ? null : value };
}

interface Asked {
  readonly value: Address | null;
  readonly onChange: (address: Address | null) => void;
  readonly allowTown: boolean | undefined;
  readonly initialText: string | undefined;
  readonly knownTown: string | undefined;
}

/** A town stands alone where a street is needed, chosen or known from before: what lacks is written before it. */
function useTownAlone(
  field: RefObject<HTMLInputElement | null>,
  { isKnown, held }: { isKnown: boolean; held: Address | null },
) {
  const [isAlone, setAlone] = useState(isKnown);
  // A whole address, chosen here or come from elsewhere, lacks nothing.
  const wantsStreet = isAlone && held === null;
  const toStart = () => field.current?.setSelectionRange(0, 0);
  // Who types at once, before this frame, keeps his place.
  const writeBefore = () =>
    requestAnimationFrame(() => {
      if (field.current?.value.startsWith(" ")) toStart();
    });
  return {
    wantsStreet,
    writeBefore,
    /** The town stays as the end of the text, with the caret before it. */
    askStreet: () => {
      setAlone(true);
      writeBefore();
    },
    forget: () => setAlone(false),
    /** Wherever it is tapped. */
    onClick: () => {
      if (wantsStreet) toStart();
    },
  };
}

/** Enter without a choice takes the likeliest result, rather than submitting the form without an address. */
const takesLikeliest = (combobox: ComboboxStore, hasResult: boolean) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !hasResult) return;
  if (!combobox.dropdownOpened || combobox.getSelectedOptionIndex() !== -1) return;
  combobox.selectOption(0);
};

/** What is typed and found in a field of an address, and how one of the results becomes its value. */
export function useAddressChoice({ value, onChange, allowTown, initialText = "", knownTown = "" }: Asked) {
  const { text, held, setFocus, ...writing } = useAddressText(
    value,
    knownTown ? ` ${knownTown}` : initialText,
  );
  const [isPlacing, setPlacing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { wantsStreet, ...town } = useTownAlone(field, { isKnown: knownTown !== "", held });
  const combobox = useCombobox();
  const search = useAddressSearch(held ? "" : text);

  function type(typed: string) {
    writing.type(typed);
    town.forget();
    if (value) onChange(null);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }

  function completeTown(name: string) {
    writing.show(` ${name}`);
    town.askStreet();
    combobox.closeDropdown();
  }

  function onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
    setFocus(true);
    if (wantsStreet) town.writeBefore();
    else if (held) currentTarget.select();
    else combobox.openDropdown();
  }

  function onBlur() {
    setFocus(false);
    combobox.closeDropdown();
  }

  function take(address: Address) {
    writing.show(address.label);
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

  const chooseLikeliest = takesLikeliest(combobox, !held && search.found.length > 0);
  const placing = { isPlacing, close: () => setPlacing(false) };
  const entering = { onFocus, onBlur, ...(held && !wantsStreet ? byPress : { onClick: town.onClick }) };
  const doing = { type, take, choose, chooseLikeliest };
  return { text, held, wantsStreet, field, combobox, search, entering, placing, ...doing };
}
