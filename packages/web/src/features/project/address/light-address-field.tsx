import type { InputHTMLAttributes } from "react";
import classes from "./light-address-field.module.css";

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
}

/** The address field in plain elements, for a first view: the real one takes over as soon as it is used. */
export function LightAddressField({ label, ...input }: Props) {
  return (
    <div>
      <label className={classes.label} htmlFor={input.id}>
        {label}
      </label>
      <input {...input} className={classes.input} autoComplete="off" />
    </div>
  );
}
