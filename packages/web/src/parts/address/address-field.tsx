import { CloseButton, Combobox, Loader, TextInput, useCombobox, VisuallyHidden } from "@mantine/core";
import { type Address, minSearchLength } from "@mec/domain/address";
import { messages, plural } from "@mec/domain/shared";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { AddressResults } from "./address-results.tsx";
import { type FoundAddress, useAddressSearch } from "./use-address-search.ts";

const PinDialog = lazy(async () => ({ default: (await import("./pin-dialog.tsx")).PinDialog }));

/** The last choice of the list: none of the results, so a pin is placed on the map. */
const pinKey = "pin";

interface Props {
  label: string;
  /** The address that was chosen; null until then, and as soon as the text changes. */
  value: Address | null;
  onChange: (address: Address | null) => void;
  error?: ReactNode;
  id: string;
  description?: string;
  /** Accepts a town alone: enough for a search, not for a meter. */
  allowTown?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  /** What was already typed in the light field that this one replaces. */
  initialText?: string;
}

/** "12 rue…" asks for a house; "44000 Nantes" does not. */
const startsWithNumber = /^\s*\d{1,4}\D/;
const isHouse = ({ group }: FoundAddress) => group === "housenumber";

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

/** An address chosen from the results of the search or placed on the map, never one typed only (specification §5). */
export function AddressField(props: Props) {
  const { label, value, onChange, error, id, allowTown = false, initialText = "", ...input } = props;
  const [text, setText] = useAddressText(value, initialText);
  const [wantsStreet, setWantsStreet] = useState(false);
  const [left, setLeft] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox();
  const search = useAddressSearch(value ? "" : text);
  const isLongEnough = text.trim().length >= minSearchLength;

  function type(typed: string) {
    setText(typed);
    setWantsStreet(false);
    setLeft(false);
    if (value) onChange(null);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }

  /** A town chosen where a street is needed stays as the end of the text, with the caret before it. */
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
    const house = startsWithNumber.test(text) ? search.found.findIndex(isHouse) : -1;
    combobox.selectOption(Math.max(0, house));
  }

  const unchosen = left && !value && text.trim() !== "" ? messages.address : undefined;
  const hint = wantsStreet ? t("Ajoutez le numéro et la rue devant la ville.") : undefined;
  return (
    <>
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} position="bottom-start">
        <Combobox.Target autoComplete={allowTown ? "off" : "street-address"} withExpandedAttribute>
          <TextInput
            {...input}
            ref={field}
            id={id}
            label={label}
            value={text}
            error={error ?? unchosen}
            aria-autocomplete="list"
            description={hint ?? input.description}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={chooseLikeliest}
            onFocus={() => !value && combobox.openDropdown()}
            onBlur={() => {
              combobox.closeDropdown();
              setLeft(true);
            }}
            rightSection={
              search.isSearching ? (
                <Loader size="xs" aria-hidden />
              ) : (
                text !== "" && (
                  <CloseButton
                    aria-label={t("Effacer l’adresse")}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      type("");
                      field.current?.focus();
                    }}
                  />
                )
              )
            }
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={value !== null || !isLongEnough}>
          <AddressResults search={search} pinKey={pinKey} />
        </Combobox.Dropdown>
        <VisuallyHidden role="status">
          {search.isAnswered &&
            isLongEnough &&
            (hint ?? plural(search.found.length, t("résultat"), t("résultats")))}
        </VisuallyHidden>
      </Combobox>
      {isPlacing && (
        <Suspense>
          <PinDialog
            typed={text}
            onClose={() => setPlacing(false)}
            onPlace={(address) => {
              setPlacing(false);
              take(address);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
