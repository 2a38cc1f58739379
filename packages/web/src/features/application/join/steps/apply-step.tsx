import type { SessionUser } from "@mec/domain/account";
import { signatoryInputSchema } from "@mec/domain/signatory";
import { useState } from "react";
import { Navigate } from "react-router";
import { signatoryOf } from "../../../../parts/signatory/signatory-form.ts";
import { prefilledSignatory } from "../../prefill.ts";
import type { StepProps } from "../step-props.ts";
import type { JoinTarget } from "../use-join-target.ts";
import { AccountScreen } from "./account-screen.tsx";
import { CheckScreen } from "./check-screen.tsx";
import { SignatoryScreen } from "./signatory-screen.tsx";

interface Props extends StepProps {
  target: JoinTarget;
  user: SessionUser | null;
}

/** The last step in short screens: who signs, an account for who has none, all answers once more, and it goes. */
export function ApplyStep({ user, ...props }: Props) {
  const { draft, route, target } = props;
  // Never kept: who comes back from elsewhere chooses it again.
  const [password, setPassword] = useState<string | null>(null);
  const known = { ...draft, address: draft.house.address, user, email: target.email };
  const typed = prefilledSignatory(draft.signatory, known);
  const signatory = signatoryInputSchema.safeParse(signatoryOf(typed)).data;

  if (route.screen === "signatory") return <SignatoryScreen {...props} typed={typed} user={user} />;
  if (!signatory) return <Navigate to={route.screenPath("signatory")} replace />;
  if (route.screen === "account" && !user) {
    return <AccountScreen {...props} email={signatory.email} password={password} onChosen={setPassword} />;
  }
  if (user) return <CheckScreen {...props} signatory={signatory} holder={user} />;
  if (password === null) return <Navigate to={route.screenPath("account")} replace />;
  return <CheckScreen {...props} signatory={signatory} holder={{ password }} />;
}
