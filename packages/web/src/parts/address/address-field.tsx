import { CloseButton, Combobox, Loader, TextInput, VisuallyHidden } from "@mantine/core";
import { type Address, minSearchLength } from "@mec/domain/address";
import { messages, plural } from "@mec/domain/shared";
import { type ReactNode, Suspense, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { afterPress } from "../../ui/fields/after-press.ts";
import { lazyPiece } from "../../ui/kit/lazy-piece.tsx";
import { AddressResults } from "./address-results.tsx";
import { pinKey, useAddressChoice } from "./use-address-choice.ts";
import { useCaretOfLight } from "./use-caret-of-light.ts";

const PinDialog = lazyPiece(async () => (await import("./pin-dialog.tsx")).PinDialog);

interface Props {
  label: string;
  /** The address that was chosen; null until then, and as soon as the text changes. */
  value: Address | null;
  onChange: (address: Address | null) => void;
  /** Told each text that is typed, which is no address until one is chosen. */
  onType?: (text: string) => void;
  error?: ReactNode;
  id: string;
  description?: string;
  /** Accepts a town alone: enough for a search, not for a meter. */
  allowTown?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  /** What was already typed in the light field that this one replaces. */
  initialText?: string;
  /** The town that is known already: it stands in the field, and the street is asked before it. */
  knownTown?: string;
}

function SearchState({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  if (isSearching) return <Loader size="xs" aria-hidden />;
  return (
    <CloseButton
      aria-label={t("Effacer l’adresse")}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  );
}

/** The map on which the place is put, as long as it is open. */
function Placing({ choice }: { choice: ReturnType<typeof useAddressChoice> }) {
  const { placing, text, take } = choice;
  if (!placing.isPlacing) return null;
  return (
    <Suspense>
      <PinDialog
        typed={text}
        onClose={placing.close}
        onPlace={(address) => {
          placing.close();
          take(address);
        }}
      />
    </Suspense>
  );
}

/** An address chosen from the results of the search or placed on the map, never one typed only (specification §5). */
export function AddressField(props: Props) {
  const { label, value, onChange, onType, error, id, allowTown, initialText, knownTown, ...input } = props;
  const [left, setLeft] = useState(false);
  const choice = useAddressChoice({ value, onChange, allowTown, initialText, knownTown });
  const { text, held, search, combobox, field, entering } = choice;
  useCaretOfLight(id, field);
  const isLongEnough = text.trim().length >= minSearchLength;

  function type(typed: string) {
    setLeft(false);
    choice.type(typed);
    onType?.(typed);
  }

  function clear() {
    type("");
    field.current?.focus();
  }

  const unchosen = left && !held && text.trim() !== "" ? messages.address : undefined;
  const hint = choice.wantsStreet ? t("Ajoutez le numéro et la rue devant la ville.") : undefined;
  const told = hint ?? plural(search.found.length, t("résultat"), t("résultats"));
  return (
    <>
      <Combobox store={combobox} onOptionSubmit={choice.choose} withinPortal={false} position="bottom-start">
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
            onKeyDown={choice.chooseLikeliest}
            {...entering}
            onBlur={() => {
              entering.onBlur();
              afterPress(() => setLeft(true));
            }}
            rightSection={
              (search.isSearching || text !== "") && (
                <SearchState isSearching={search.isSearching} onClear={clear} />
              )
            }
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={held !== null || !isLongEnough}>
          <AddressResults search={search} pinKey={pinKey} />
        </Combobox.Dropdown>
        <VisuallyHidden role="status">{isLongEnough && search.isAnswered && told}</VisuallyHidden>
      </Combobox>
      <Placing choice={choice} />
    </>
  );
}
