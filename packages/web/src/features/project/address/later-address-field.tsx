import { type ComponentProps, useState } from "react";
import type { AddressField } from "../../../parts/address/address-field.tsx";
import { LightAddressField } from "./light-address-field.tsx";

type Props = Pick<
  ComponentProps<typeof AddressField>,
  "id" | "label" | "placeholder" | "value" | "onChange" | "allowTown"
>;

/**
 * An address field on a page that is useful without it: a light one until it is first used, which stays until
 * the real one can take over its text and focus at once, so that no key is lost.
 */
export function LaterAddressField(props: Props) {
  const { id, label, placeholder, value, onChange } = props;
  const [real, setReal] = useState<{ Field: typeof AddressField } | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(null);
  }
  /** What could not be fetched is tried again when the field is next entered. */
  const fetchReal = () =>
    import("../../../parts/address/address-field.tsx").then(
      ({ AddressField }) => setReal({ Field: AddressField }),
      () => {},
    );
  if (!real) {
    return (
      <LightAddressField
        id={id}
        label={label}
        placeholder={placeholder}
        value={typed ?? value?.label ?? ""}
        onFocus={fetchReal}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    );
  }
  return (
    <real.Field
      {...props}
      value={typed === null ? value : null}
      initialText={typed ?? ""}
      autoFocus
      onChange={(address) => {
        if (address) setTyped(null);
        onChange(address);
      }}
    />
  );
}
