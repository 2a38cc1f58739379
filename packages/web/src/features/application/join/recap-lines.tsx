import { Anchor } from "@mantine/core";
import { addressBeside } from "@mec/domain/address";
import { formatYearlyUse } from "@mec/domain/shared";
import { genderLabels, type SignatoryInput } from "@mec/domain/signatory";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { prmText } from "../../../parts/point/prm.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Email } from "../../../ui/layout/email.tsx";
import { Folded, Folds } from "../../../ui/layout/folded.tsx";
import { heatingText, hoursText, powerText, vatText } from "../point-fields/summaries.tsx";
import { contractText, dotted } from "./contract-text.ts";
import type { JoinDraft } from "./join-draft.ts";
import classes from "./recap-lines.module.css";
import type { NewAccount } from "./send.ts";
import type { StepProps } from "./step-props.ts";
import { SumOfDraft } from "./sum-of-draft.tsx";

interface LineProps {
  name: string;
  to: string;
  /** The link's verb; "Modifier" by default. */
  action?: string;
  children: ReactNode;
}

function Line({ name, to, action = t("Modifier"), children }: LineProps) {
  return (
    <div className={classes.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className={classes.action}>
        <Anchor component={Link} to={to} aria-label={t("{{action}}\u00a0: {{part}}", { action, part: name })}>
          {action}
        </Anchor>
      </dd>
    </div>
  );
}

/** A person, and where mails reach him. */
function Person({ name, email }: { name: string; email: string }) {
  return (
    <>
      {dotted(name, " ")}
      <Email address={email} />
    </>
  );
}

const signatoryName = ({ gender, firstName, name }: SignatoryInput): string =>
  `${t(genderLabels[gender])} ${firstName} ${name}`;

/** A name that is the street is said with the address, as one. */
const placeParts = ({ name, address }: JoinDraft["house"]): readonly (string | undefined)[] =>
  address && !address.label.startsWith(name) ? [name, addressBeside(name, address)] : [address?.label];

/** The place, its name where that is another than its street, and its use. */
const placeText = ({ house }: JoinDraft): string =>
  dotted(
    ...placeParts(house),
    Number(house.annualConsumption) > 0
      ? formatYearlyUse(Number(house.annualConsumption))
      : t("consommation non précisée"),
  );

/** What was said so far in one place and one sum, where something else is asked. */
export const SlimRecap = (props: ComponentProps<typeof SumOfDraft>) => (
  <div className={classes.slim}>
    <p>{placeText(props.draft)}</p>
    <SumOfDraft {...props} isSlim />
    <p className={classes.note}>{t("Rien ne vous engage avant la signature.")}</p>
  </div>
);

interface Props extends Pick<StepProps, "draft" | "route"> {
  /** The person who opens an account; null when signed in. */
  person: NewAccount | null;
  signatory: SignatoryInput | null;
  /** Whether the meter is asked on the same screen: it has no line then. */
  asksMeter: boolean;
}

/** Who signs, then all the other answers behind the place that they are about: each leads back to its question. */
export function RecapLines({ draft, route, person, signatory, asksMeter }: Props) {
  const { format } = usePrices();
  const { consumerType, house } = draft;
  const { workingHours, reclaimsVat, electricHeating } = house;
  return (
    <>
      <Folds>
        <Folded title={t("Vos réponses\u00a0: {{place}}", { place: placeText(draft) })}>
          <dl className={classes.lines}>
            {person && (
              <Line name={t("Vous")} to={route.screenPath("account")}>
                <Person name={`${person.firstName} ${person.lastName}`} email={person.email} />
              </Line>
            )}
            <Line name={t("Le lieu")} to={route.stepPath("house")}>
              {dotted(
                placeText(draft),
                hoursText({ consumerType, workingHours })?.toLowerCase(),
                heatingText({ consumerType, electricHeating })?.toLowerCase(),
                vatText({ consumerType, reclaimsVat }) ?? undefined,
                powerText({ ...house, consumerType }) ?? undefined,
              )}
            </Line>
            <Line name={t("Le contrat")} to={route.stepPath("contract")}>
              {contractText(draft, format)}
            </Line>
            {!asksMeter && (
              <Line name={t("Le compteur")} to={route.stepPath("sge")}>
                {prmText(draft.meter.prm)}
              </Line>
            )}
          </dl>
        </Folded>
      </Folds>
      <WhoSigns route={route} signatory={signatory} />
    </>
  );
}

/** Who signs, or that it is said later. */
function WhoSigns({ route, signatory }: Pick<Props, "route" | "signatory">) {
  return (
    <dl className={classes.lines}>
      <Line
        name={t("Qui signe")}
        to={route.screenPath("signatory")}
        {...(!signatory && { action: t("Le dire maintenant") })}
      >
        {signatory ? (
          <>
            {signatory.entityType === "Professionnel" && (
              <>
                {signatory.officialRole}, {signatory.socialReason}
                <br />
              </>
            )}
            <Person name={signatoryName(signatory)} email={signatory.email} />
          </>
        ) : (
          t("Plus tard")
        )}
      </Line>
    </dl>
  );
}
