import { Suspense, useState } from "react";
import { fetchPiece } from "../../../platform/fetch-piece.ts";
import { t } from "../../../platform/i18n.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import classes from "./dossier-card.module.css";
import type { KnownDossier } from "./use-known-dossier.ts";

const fetchTold = async () => (await import("./told-dossier.tsx")).ToldDossier;
const AskedDossier = lazyPiece(async () => (await import("./asked-dossier.tsx")).AskedDossier);
const ToldDossier = lazyPiece(fetchTold);
const DossierFields = lazyPieceWithKit(async () => (await import("./dossier-fields.tsx")).DossierFields);

interface Props {
  known: KnownDossier;
  /** Once a kind of place was tapped. */
  onTold?: () => void;
  /** On one project's page: its fields are open from the start when the consumption is not known yet. */
  isForOneProject?: boolean;
  /** Whether its fields are open, for a page that asks for one of them elsewhere. */
  opening?: Opening;
}

/** Open for all its fields, or, by a number that each time is another, to tell a price. */
export type Opening = readonly [isOpen: boolean | number, setOpen: (isOpen: boolean | number) => void];

/** Whether its fields are open from the start. */
export const startsOpen = ({ dossier }: Pick<KnownDossier, "dossier">): boolean =>
  !(Number(dossier.annualConsumption) > 0);

/** What the visitor said of the place where he uses electricity: one line, edited in place, cleared in one tap. */
export function DossierCard({ known, onTold, isForOneProject = false, opening }: Props) {
  const { dossier, clear } = known;
  const knowsUse = Number(dossier.annualConsumption) > 0;
  const own = useState<boolean | number>(isForOneProject && !knowsUse);
  const [isOpen, setOpen] = opening ?? own;
  const [turn, setTurn] = useState(0);
  const [isJustChosen, setJustChosen] = useState(false);
  const empty = () => {
    clear();
    setTurn(turn + 1);
    setJustChosen(false);
  };
  const choose = () => {
    setJustChosen(true);
    // On its way with the rules that keep the kind, not after them; the card itself says when it does not come.
    fetchPiece(fetchTold).catch(() => {});
    onTold?.();
  };
  return (
    <section className={classes.card} aria-label={t("Votre fiche")}>
      {isOpen ? (
        // Remounted after the dossier was cleared, and to tell a price.
        <Suspense fallback={<div className={classes.coming} aria-busy="true" />}>
          <DossierFields
            key={`${turn} ${isOpen}`}
            {...{ known, onTold, isForOneProject }}
            asksPrice={typeof isOpen === "number"}
            onFold={() => setOpen(false)}
            onClear={empty}
          />
        </Suspense>
      ) : (
        <Suspense fallback={<div className={knowsUse ? classes.told : classes.asking} aria-busy="true" />}>
          {known.isComing ? (
            // Nobody is asked what his account may answer in a moment.
            <div className={classes.told} aria-busy="true" />
          ) : known.isEmpty && !known.ownPoint ? (
            <AskedDossier known={known} onEdit={() => setOpen(true)} onChoose={choose} />
          ) : (
            <ToldDossier
              {...{ known, isJustChosen }}
              onChoose={choose}
              onEdit={() => setOpen(true)}
              onPrice={isForOneProject ? undefined : () => setOpen(turn + 1)}
              onClear={empty}
            />
          )}
        </Suspense>
      )}
    </section>
  );
}
