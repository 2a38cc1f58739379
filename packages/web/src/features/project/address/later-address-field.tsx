import { type ComponentProps, useState } from "react";
import type { AddressField } from "../../../parts/address/address-field.tsx";
import { fetchPiece } from "../../../platform/fetch-piece.ts";
import type { Kit } from "../../../ui/kit/kit.tsx";
import { prepareTold } from "../dossier/use-visitors-dossier.ts";
import { LightAddressField } from "./light-address-field.tsx";

type Props = Pick<
  ComponentProps<typeof AddressField>,
  "id" | "label" | "placeholder" | "value" | "onChange" | "allowTown"
>;

interface RealField {
  readonly Field: typeof AddressField;
  readonly Kit: typeof Kit;
}

async function fetchField(): Promise<RealField> {
  void prepareTold();
  const [{ AddressField: Field }, { Kit }] = await Promise.all([
    import("../../../parts/address/address-field.tsx"),
    import("../../../ui/kit/kit.tsx"),
  ]);
  return { Field, Kit };
}

/**
 * An address field on a page that is useful without it: a light one until it is first used, which stays until
 * the real one can take over its text and focus at once, so that no key is lost.
 */
export function LaterAddressField(props: Props) {
  const { id, label, placeholder, value, onChange } = props;
  const [real, setReal] = useState<RealField | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // An address that is known late is not written over what is being typed.
    if (real || document.activeElement?.id !== id) setTyped(null);
  }
  const [missing, setMissing] = useState<unknown>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  /** After a failure, the field is fetched again when it is next entered, or when the person asks. */
  const fetchReal = (isAskedAgain = false) =>
    fetchPiece(fetchField).then((field) => {
      // A person who has gone on to another field meanwhile keeps the focus there.
      setTakesFocus(isAskedAgain || document.activeElement?.id === id);
      setReal(field);
    }, setMissing);
  if (!real) {
    return (
      <LightAddressField
        id={id}
        label={label}
        placeholder={placeholder}
        value={typed ?? value?.label ?? ""}
        isChosen={typed === null && value !== null}
        onEnter={() => fetchReal()}
        missing={missing}
        retry={() => fetchReal(true)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    );
  }
  return (
    <real.Kit>
      <real.Field
        {...props}
        value={typed === null ? value : null}
        initialText={typed ?? ""}
        autoFocus={takesFocus}
        onChange={(address) => {
          // While the text changes there is no chosen address: the former one would otherwise fill the field, and
          // nothing be searched.
          setTyped(address ? null : "");
          onChange(address);
        }}
      />
    </real.Kit>
  );
}
