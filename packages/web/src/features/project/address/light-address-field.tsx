import type { InputHTMLAttributes } from "react";
import { NotFetched } from "../../../ui/feedback/not-fetched.tsx";
import { byPress } from "../../../ui/fields/select-whole.ts";
import classes from "./light-address-field.module.css";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "onFocus"> {
  id: string;
  label: string;
  /** Whether its text is a chosen address, which is selected on entering: another that is typed takes its place. */
  isChosen: boolean;
  onEnter: () => unknown;
  /** Why the real field did not come; null as long as it may. */
  missing: unknown;
  retry: () => unknown;
}

/** The address field in plain elements, for a first view: the real one takes over as soon as it is used. */
export function LightAddressField({ label, isChosen, onEnter, missing, retry, ...input }: Props) {
  return (
    <div>
      <label className={classes.label} htmlFor={input.id}>
        {label}
      </label>
      <input
        {...input}
        {...(isChosen && byPress)}
        className={classes.input}
        autoComplete="off"
        onFocus={(event) => {
          if (isChosen) event.currentTarget.select();
          onEnter();
        }}
      />
      {missing !== null && <NotFetched missing={missing} retry={retry} />}
    </div>
  );
}
