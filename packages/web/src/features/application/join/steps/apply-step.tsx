import { type SessionUser, signUpSchema } from "@mec/domain/account";
import { signatoryInputSchema } from "@mec/domain/signatory";
import { Navigate } from "react-router";
import { signatoryOf } from "../../../../parts/signatory/signatory-form.ts";
import { useOtherSignatory } from "../../../../parts/signatory/use-other-signatory.ts";
import { useRemembered } from "../../../../platform/remembered.ts";
import { usePoints } from "../../../../platform/session.ts";
import { PageSkeleton } from "../../../../ui/feedback/page-skeleton.tsx";
import { firstRefused } from "../../../../ui/forms/refused-fields.ts";
import { prefilledSignatory } from "../../prefill.ts";
import { knownPlace } from "../known-place.ts";
import { joinParts } from "../refused.ts";
import type { StepProps } from "../step-props.ts";
import type { JoinTarget } from "../use-join-target.ts";
import { AccountScreen } from "./account-screen.tsx";
import { CheckScreen } from "./check-screen.tsx";
import { KnownPlaceScreen } from "./known-place-screen.tsx";
import { SignatoryScreen } from "./signatory-screen.tsx";

interface Props extends StepProps {
  target: JoinTarget;
  user: SessionUser | null;
}

const personSchema = signUpSchema.pick({ firstName: true, lastName: true, email: true });

/**
 * The last step in short screens: an account if there is none, all answers to check, then sending. The
 * signatory is given now if the person wants to, else once the application is accepted.
 */
export function ApplyStep({ user, ...props }: Props) {
  const { draft, route, target, refusals } = props;
  // In memory only: the password stays while an answer is corrected, and is chosen anew after the page is
  // left.
  const [chosen, setPassword] = useRemembered("join password", "");
  const password = chosen === "" ? null : chosen;
  const person = { ...draft.person, email: draft.person.email || (target.email ?? "") };
  const other = useOtherSignatory({ consumerType: draft.consumerType || "individual" });
  const known = {
    ...draft,
    address: draft.house.address,
    name: draft.house.name,
    reclaimsVat: draft.house.reclaimsVat,
    user: user ?? person,
    email: target.email,
    hasOther: !!other,
  };
  const typed = prefilledSignatory(draft.signatory, known);
  const signatory = signatoryInputSchema.safeParse(signatoryOf(typed)).data ?? null;
  const { phoneNumber: _, ...name } = person;
  const named = personSchema.safeParse(name).data;

  const { data: held } = usePoints();
  const place = user && knownPlace(draft, held?.consumptionPoints ?? [], target.projectId);
  if (place) return <KnownPlaceScreen {...props} place={place} />;

  const refused = firstRefused(joinParts, refusals.refused);
  // The step's own address is the account's: the way back from the check leads to it, and not to the check again.
  const asked = route.screen ?? "account";
  if (!user && (asked === "account" || password === null || !named || refused === "account")) {
    if (asked !== "account") {
      return <Navigate to={route.screenPath("account")} replace />;
    }
    return <AccountScreen {...props} person={person} password={password} onChosen={setPassword} />;
  }
  if (route.screen === "signatory" || refused === "signatory")
    return other === undefined ? (
      <PageSkeleton />
    ) : (
      <SignatoryScreen {...props} typed={typed} other={other} holder={user ?? person} />
    );
  const holder = user ?? (named && password !== null ? { ...named, password } : null);
  return holder && <CheckScreen {...props} signatory={signatory} holder={holder} />;
}
