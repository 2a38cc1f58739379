import { TextInput } from "@mantine/core";
import { identifierWarning } from "@mec/domain/signatory";
import { useState } from "react";
import type { FieldProps } from "../../ui/fields/field-props.ts";
import { FieldDoubt } from "../../ui/fields/siret-field.tsx";

/** An identifier that is mostly a SIRET and may be another register's: a doubt is told once it is typed, and refuses nothing. */
export function OtherIdentifierField({ value, onChange, onBlur, ...field }: FieldProps<string>) {
  const [isTyping, setTyping] = useState(false);
  return (
    <div>
      <TextInput
        {...field}
        value={value}
        onChange={(event) => {
          setTyping(true);
          onChange(event.currentTarget.value);
        }}
        onBlur={() => {
          setTyping(false);
          onBlur?.();
        }}
        autoComplete="off"
        className="numbers"
        styles={{ wrapper: { maxWidth: 340 } }}
      />
      <FieldDoubt told={isTyping ? null : identifierWarning(value)} />
    </div>
  );
}
