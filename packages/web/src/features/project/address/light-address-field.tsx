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

/** What was typed in the field written by the server, which is still in the page when this one is first rendered. */
export function typedBefore(id: string): { text: string; hasFocus: boolean } {
  const written = document.querySelector<HTMLInputElement>(`.first-view #${id}`);
  if (!written) return { text: "", hasFocus: false };
  return { text: written.value, hasFocus: document.activeElement === written };
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
