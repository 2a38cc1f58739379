import type { InputHTMLAttributes } from "react";
import { NotFetched } from "../../../ui/feedback/not-fetched.tsx";
import classes from "./light-address-field.module.css";

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** Why the real field did not come; null as long as it may. */
  missing: unknown;
  retry: () => unknown;
}

/** The address field in plain elements, for a first view: the real one takes over as soon as it is used. */
export function LightAddressField({ label, missing, retry, ...input }: Props) {
  return (
    <div>
      <label className={classes.label} htmlFor={input.id}>
        {label}
      </label>
      <input {...input} className={classes.input} autoComplete="off" />
      {missing !== null && <NotFetched missing={missing} retry={retry} />}
    </div>
  );
}
