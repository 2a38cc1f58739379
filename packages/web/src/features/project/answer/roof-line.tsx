import type { PublicProject } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import type { PlaceVerdict } from "@mec/domain/project";
import { IconSolarPanel } from "@tabler/icons-react";
import { Link } from "react-router";
import { contractOfRoof, formOfRoof, useRoof } from "../../../parts/point/publishing/roof.ts";
import { lossText } from "../../../parts/point/revenue/revenue-words.ts";
import { useAgreedPrice, useProjectVat, useRevenue } from "../../../parts/point/revenue/use-revenue.ts";
import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";
import text from "../../../ui/plain/text.module.css";
import { useIsRoofWanted } from "../public-page/join-link.tsx";
import { producePath } from "../public-page/join-path.ts";
import { useOwnStanding } from "../public-page/use-own-standing.ts";
import { Line } from "./answer-line.tsx";
import { Calculation } from "./calculation.tsx";
import { MoreLines } from "./more-lines.tsx";
import { useHasPlant, useOwnApplication } from "./own-application.ts";
import classes from "./roof-line.module.css";
import { besidesRoof, mayProduceText, outOfReachText, roofEarnsText, roofLead } from "./roof-words.ts";
import { useEligible, verdictsOf } from "./use-eligible.ts";

interface RoofProps {
  project: PublicProject;
  address: Address;
}

const welcome = t("Une production de plus y est bienvenue.");

const icon = <IconSolarPanel size={18} aria-hidden />;

interface EarnsProps {
  projectId: string;
  /** Whether it says what the sum is made of. */
  isWeighed: boolean;
  verdict: Exclude<PlaceVerdict, "outside">;
}

/** The sum, once it is computed, then what is read beside it; nothing of euros where the project sells nothing yet. */
function RoofEarns({ projectId, verdict, isWeighed }: EarnsProps) {
  const [roof] = useRoof();
  const sold = contractOfRoof(roof);
  const { revenue, asked, elsewhere } = useRevenue({
    plant: formOfRoof(roof),
    projectId,
    price: undefined,
    buyBack: sold.buyBack,
    sellsSurplus: sold.sellsSurplus,
    contractEndsOn: sold.contractEndsOn,
    // A roof's page asks no VAT.
    ownVat: null,
  });
  const agreed = useAgreedPrice(projectId);
  const { profileType } = usePrices();
  const payer = { profileType, vatRegime: useProjectVat(projectId).planned };
  const besides = revenue ? besidesRoof(verdict, revenue, roof.quote, { ...sold, payer }) : [];
  const loss = revenue && lossText({ ...revenue, buyBack: sold.buyBack });
  const { lead, rest } =
    revenue && (loss || !isWeighed) ? roofLead(revenue, sold.buyBack) : { lead: null, rest: null };
  return (
    <>
      {revenue ? (
        <strong className={`${classes.said} numbers`}>{lead ?? roofEarnsText(revenue)}</strong>
      ) : (
        <span className={classes.said}>{mayProduceText(verdict)}</span>
      )}
      <MoreLines
        texts={[...(rest ? [rest] : []), ...(elsewhere ? [elsewhere] : []), ...besides]}
        isAlone={isWeighed}
      />
      <span className={classes.said}>{welcome}</span>
      {isWeighed && revenue && asked && (
        <Calculation
          sum={{ ...revenue, soldAt: asked.price, comingAt: asked.comingPrice }}
          priceOf={{ isAgreed: agreed !== null, coming: "project" }}
        />
      )}
    </>
  );
}

/** On the project's own page: what the roof would earn and the way to propose it, or that it is too far. */
function WeighedRoof({ project, address }: RoofProps) {
  const { data: judgement } = usePlaceVerdict(project.id, address);
  const own = useOwnApplication(project.id);
  const isOwner = useOwnStanding(project.id) !== null;
  const hasPlant = useHasPlant(project.id);
  const isWanted = useIsRoofWanted(project);
  if (judgement === undefined) return null;
  // Who was invited to a project that the public does not see is not judged by the public's rule.
  const verdict = judgement?.verdict ?? "inside";
  if (verdict === "outside") {
    return (
      <Line tone="no" icon={icon}>
        <span className="numbers">{outOfReachText(address.coordinates, project.address.coordinates)}</span>
      </Line>
    );
  }
  // The same link stays in sight, beside the text or in the bar at the foot of the screen (`JoinLink`).
  const isAtHand = isWanted && !own && !isOwner && !hasPlant;
  return (
    <Line tone={verdict === "inside" ? "yes" : "warn"} icon={icon}>
      <RoofEarns projectId={project.id} verdict={verdict} isWeighed />
      {!isAtHand && (
        <Link className={text.link} to={producePath(project)}>
          {hasPlant ? t("Proposer ce toit") : t("Proposer ma production")}
        </Link>
      )}
    </Line>
  );
}

/** In a list, of how many projects the roof's euros are computed: each asks the server once. */
const mostWeighed = 5;

/**
 * In a list, one question for all: which projects the roof could join, and what it would earn in the nearest. Of the others
 * nothing is said.
 */
function ListedRoof({ project, address }: RoofProps) {
  const { data: eligible } = useEligible(address, useShownAccount());
  const verdict = verdictsOf(eligible)(project.id);
  if (!verdict || verdict === "outside") return null;
  const isNear = eligible?.slice(0, mostWeighed).some(({ id }) => id === project.id);
  return (
    <Line tone={verdict === "inside" ? "yes" : "warn"} icon={icon}>
      {isNear ? (
        <RoofEarns projectId={project.id} verdict={verdict} isWeighed={false} />
      ) : (
        `${mayProduceText(verdict)} ${welcome}`
      )}
    </Line>
  );
}

interface Props {
  project: PublicProject;
  /** Whether it stands on the project's own page. */
  isWeighed: boolean;
}

/** What a project answers to the roof that a farmer described in this browser. */
export function RoofLine({ project, isWeighed }: Props) {
  const [{ address }] = useRoof();
  if (!address) {
    return (
      <Line tone="yes" icon={icon}>
        {welcome}
      </Line>
    );
  }
  return isWeighed ? (
    <WeighedRoof project={project} address={address} />
  ) : (
    <ListedRoof project={project} address={address} />
  );
}
