import { hasRoom } from "@mec/domain/project";
import { Suspense } from "react";
import { Link } from "react-router";
import { Term } from "../../../parts/faq/term.tsx";
import type { Home } from "../../../parts/point/dossier/home-of.ts";
import { useOwnPrices } from "../../../parts/point/dossier/use-own-prices.ts";
import { useAnswers } from "../../../parts/project/answer/use-answers.ts";
import { t } from "../../../platform/i18n.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import text from "../../../ui/plain/text.module.css";
import { ownPlaceText, useIsSeller, useOwnApplication } from "../answer/own-application.ts";
import { priceText } from "../card/project-facts.ts";
import { JoinLink, useIsRoofWanted } from "./join-link.tsx";
import { joinPath } from "./join-path.ts";
import classes from "./project-page.module.css";
import { useInvitation } from "./use-invitation.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

const OtherWays = lazyPiece(async () => (await import("./other-ways.tsx")).OtherWays);

/** What joining asks of a newcomer, or whom it would help; who has applied may still join with another place. */
function JoinWords({ project }: { project: ProjectOnPage }) {
  const own = useOwnApplication(project.id);
  const invitation = useInvitation();
  const isRoofWanted = useIsRoofWanted(project);
  const isSeller = useIsSeller(project.id);
  const isFull = !hasRoom(project.gauge);
  if (!own && (isRoofWanted || isSeller)) {
    return (
      <>
        {isFull &&
          !isSeller &&
          t("Toute la production est réservée ou demandée\u00a0: la vôtre y est bienvenue.")}{" "}
        <Link className={text.link} to={joinPath(project, invitation)}>
          {isSeller
            ? t("Y consommer aussi")
            : isFull && invitation === null
              ? t("Rejoindre la liste d’attente")
              : t("Rejoindre ce projet")}
        </Link>
      </>
    );
  }
  if (!own) {
    return isFull
      ? t("Gratuit. Le porteur vous répond s’il y a une place.")
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

/** Its name and the price: the reader's own where he has one, else what the project announces. */
function usePrice(project: ProjectOnPage): [name: string, price: string] {
  const prices = useOwnPrices();
  const own = useOwnApplication(project.id);
  if (!own?.price) return [t("Prix de l’électricité locale"), priceText(project, prices.profileType)];
  return [
    own.place === "proposed" ? t("Prix qui vous est proposé") : t("Votre prix"),
    prices.format(own.price, project.vatRegime ?? null),
  ];
}

/** The price and the link to join, beside the text: follows the scroll. */
export function JoinPanel({ project, isOwner }: { project: ProjectOnPage; isOwner: boolean }) {
  const [name, price] = usePrice(project);
  const isSeller = useIsSeller(project.id);
  return (
    <div className={classes.panel}>
      <div className={classes.cost}>
        {!isSeller && (
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
        )}
        {!isOwner && (
          <>
            <JoinLink size="lg" project={project} className={classes.join} />
            <p className={`${text.small} ${text.dim}`}>
              <JoinWords project={project} />
            </p>
          </>
        )}
      </div>
      <div className={classes.ways}>
        <Suspense fallback={null}>
          <OtherWays project={project} isOwner={isOwner} />
        </Suspense>
      </div>
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
  // Who proposes a roof, or sells here, pays no price, and its sum stands above.
  const isSelling = [useIsRoofWanted(project) && !own, useIsSeller(project.id)].some(Boolean);
  return (
    <div className={classes.bar}>
      {!isSelling && (
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
