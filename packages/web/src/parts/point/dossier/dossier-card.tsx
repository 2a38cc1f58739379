import { Button, Skeleton } from "@mantine/core";
import { pages } from "@mec/api";
import { IconHome } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import classes from "./dossier-card.module.css";
import { dossierText } from "./dossier-text.ts";
import { KindChoice } from "./kind-choice.tsx";
import type { KnownDossier } from "./use-dossier.ts";

const DossierFields = lazy(async () => ({ default: (await import("./dossier-fields.tsx")).DossierFields }));

interface Props {
  known: KnownDossier;
  /** Opens the fields from the start when the consumption is not known yet. */
  opensWhenIncomplete?: boolean;
}

/** The dossier's line, and the actions on it. */
function Summary({
  known,
  onEdit,
  onClear,
}: {
  known: KnownDossier;
  onEdit: () => void;
  onClear: () => void;
}) {
  const { dossier, ownPoint } = known;
  return (
    <>
      <div className={classes.line}>
        <IconHome size={20} aria-hidden />
        <p className={classes.text}>{dossierText(dossier)}</p>
      </div>
      <div className={classes.line}>
        {ownPoint ? (
          <Button
            size="compact-md"
            variant="subtle"
            component={Link}
            to={pages.consumerProfile.to({ consumerId: ownPoint.id })}
          >
            {t("Modifier dans mon profil")}
          </Button>
        ) : (
          <>
            <p className={`${classes.note} ${classes.grows}`}>{t("Gardé dans ce navigateur seulement.")}</p>
            <div>
              <Button size="compact-md" variant="subtle" onClick={onEdit}>
                {t("Modifier")}
              </Button>
              <Button
                size="compact-md"
                variant="subtle"
                color="gray.8"
                aria-label={t("Vider ma fiche")}
                onClick={onClear}
              >
                {t("Vider")}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** What the visitor said of the place where he uses electricity: one line, edited in place, cleared in one tap. */
export function DossierCard({ known, opensWhenIncomplete = false }: Props) {
  const { dossier, ownPoint, isEmpty, clear } = known;
  const { profileType } = usePrices();
  const knowsUse = Number(dossier.annualConsumption) > 0;
  const [isOpen, setOpen] = useState(opensWhenIncomplete && !knowsUse);
  const [turn, setTurn] = useState(0);
  const empty = () => {
    clear();
    setTurn(turn + 1);
  };
  return (
    <section className={classes.card} aria-label={t("Votre fiche")}>
      {isOpen ? (
        <>
          {/* Remounted when prices switch between with and without tax, and after the dossier was cleared. */}
          <Suspense fallback={<Skeleton height={260} radius={12} />}>
            <DossierFields key={`${profileType} ${turn}`} known={known} />
          </Suspense>
          <div className={classes.line} style={{ marginTop: 16 }}>
            <p className={`${classes.note} ${classes.grows}`}>{t("Gardé dans ce navigateur seulement.")}</p>
            {!isEmpty && !ownPoint && (
              <Button size="compact-md" variant="subtle" color="gray.8" onClick={empty}>
                {t("Vider")}
              </Button>
            )}
            {knowsUse && (
              <Button size="compact-md" variant="default" onClick={() => setOpen(false)}>
                {t("Replier")}
              </Button>
            )}
          </div>
        </>
      ) : isEmpty ? (
        <div className={classes.line}>
          <p className={classes.text}>{t("Que vous apporterait chaque projet\u202f?")}</p>
          <Button size="compact-md" variant="default" onClick={() => setOpen(true)}>
            {t("Décrire mon lieu")}
          </Button>
        </div>
      ) : (
        <>
          <Summary known={known} onEdit={() => setOpen(true)} onClear={empty} />
          {!knowsUse && !ownPoint && <KindChoice known={known} />}
        </>
      )}
    </section>
  );
}
