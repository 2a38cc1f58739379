import { hasRoom } from "@mec/domain/project";
import { Suspense } from "react";
import { Link } from "react-router";
import { Term } from "../../../parts/faq/term.tsx";
import type { Home } from "../../../parts/point/dossier/home-of.ts";
import { useOwnPrices } from "../../../parts/point/dossier/use-own-prices.ts";
import { useAnswers } from "../../../parts/project/answer/use-answers.ts";
import { t } from "../../../platform/i18n.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { ButtonLink } from "../../../ui/plain/button.tsx";
import text from "../../../ui/plain/text.module.css";
import { ownPlaceText, useOwnApplication } from "../answer/own-application.ts";
import { priceText } from "../card/project-facts.ts";
import { JoinLink, useIsRoofWanted } from "./join-link.tsx";
import { joinPath, producePath } from "./join-path.ts";
import classes from "./project-page.module.css";
import { ShareButtons } from "./share-buttons.tsx";
import { useInvitation } from "./use-invitation.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

interface Props {
  project: ProjectOnPage;
  isOwner: boolean;
}

/** What joining asks of a newcomer, or whom it would help; who has applied may still join with another place. */
function JoinWords({ project }: { project: ProjectOnPage }) {
  const own = useOwnApplication(project.id);
  const invitation = useInvitation();
  const isRoofWanted = useIsRoofWanted(project);
  const isFull = !hasRoom(project.gauge);
  if (!own && isRoofWanted) {
    return (
      <>
        {isFull && t("Toute la production est réservée\u00a0: la vôtre y est bienvenue.")}{" "}
        <Link className={text.link} to={joinPath(project, invitation)}>
          {isFull && invitation === null ? t("Rejoindre la liste d’attente") : t("Rejoindre ce projet")}
        </Link>
      </>
    );
  }
  if (!own) {
    return isFull
      ? t("Gratuit. Le porteur vous répond s’il peut vous faire une place.")
      : t("Candidature gratuite, en quelques minutes. Vous gardez votre fournisseur.");
  }
  return (
    <>
      {ownPlaceText(own)}.{" "}
      <Link className={text.link} to={joinPath(project, null)} state={{ skipsKnown: true }}>
        {t("Candidater pour un autre lieu")}
      </Link>
    </>
  );
}

/** The way in for who produces, for all but the owner, unless it is the first one; and to tell others. */
function OtherWays({ project, isOwner }: Props) {
  const own = useOwnApplication(project.id);
  const isRoofWanted = useIsRoofWanted(project);
  return (
    <div className={classes.ways}>
      {!isOwner && (own || !isRoofWanted) && (
        <>
          <p className={text.small}>{t("Vous avez des panneaux, ou en projetez ?")}</p>
          <ButtonLink look="default" to={producePath(project)}>
            {t("Proposer ma production")}
          </ButtonLink>
        </>
      )}
      <ShareButtons project={project} />
    </div>
  );
}

/** Its name and the price: the reader's own where he has one, else what the project announces. */
function usePrice(project: ProjectOnPage): [name: string, price: string] {
  const prices = useOwnPrices();
  const own = useOwnApplication(project.id);
  if (!own?.price) return [t("Prix de l’électricité locale"), priceText(project, prices)];
  return [
    own.place === "proposed" ? t("Prix qui vous est proposé") : t("Votre prix"),
    prices.format(own.price, project.vatRegime ?? null),
  ];
}

/** The price and the link to join, beside the text: follows the scroll. */
export function JoinPanel({ project, isOwner }: Props) {
  const [name, price] = usePrice(project);
  return (
    <div className={classes.panel}>
      <div className={classes.cost}>
        <p className={`${text.small} ${text.dim}`}>
          {name}
          <strong className={`${classes.price} numbers`}>{price}</strong>
          {t("L’acheminement reste dû à votre fournisseur :")} <Term name="turpe">{t("le TURPE")}</Term>.
          {project.vatRegime === "franchise" && (
            <>
              {" "}
              <Term name="vatFree">{t("TVA non applicable")}</Term>.
            </>
          )}
        </p>
        {!isOwner && (
          <>
            <JoinLink size="lg" project={project} className={classes.join} />
            <p className={`${text.small} ${text.dim}`}>
              <JoinWords project={project} />
            </p>
          </>
        )}
      </div>
      <OtherWays project={project} isOwner={isOwner} />
    </div>
  );
}

const BarSum = lazyPiece(async () => (await import("./bar-sum.tsx")).BarSum);

/** The same on a phone, at the foot of the screen until the page ends: what it brings, or its price, whose tax the panel says. */
export function JoinBar({ project, home }: { project: ProjectOnPage; home: Home | null }) {
  const [, told] = usePrice(project);
  const [price = told] = told.split(", ");
  const figures = useAnswers([project.id], home)?.get(project.id);
  const own = useOwnApplication(project.id);
  // Who proposes a roof pays no price here, and its sum stands above.
  const isPriced = !useIsRoofWanted(project) || own;
  return (
    <div className={classes.bar}>
      {isPriced && (
        <strong className={`${text.small} numbers`}>
          {figures ? (
            <Suspense fallback={price}>
              <BarSum {...{ figures, project }} />
            </Suspense>
          ) : (
            price
          )}
        </strong>
      )}
      <JoinLink project={project} />
    </div>
  );
}
