import { useMediaQuery } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { PlainButton } from "../plain/button.tsx";
import styles from "./see-more.module.css";
import { useUnfolded } from "./use-unfolded.ts";

const phone = "(max-width: 47.99em)";

interface Props {
  /** What the button opens: "Voir les quatre clés". */
  label: string;
  /** The parts inside that a link may lead to. */
  anchors?: readonly string[];
  /** Too long for any screen: it is folded on a wide one, too. */
  isEverywhere?: boolean;
  children: ReactNode;
}

/**
 * Content that makes a page too long, for a phone or for any screen: behind a button there, shown in full elsewhere. Once it was shown it
 * stays, though hidden: a phone that is turned loses nothing that was typed.
 */
export function SeeMore({ label, anchors = [], isEverywhere = false, children }: Props) {
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  const [isUnfolded, unfold] = useUnfolded();
  const { hash } = useLocation();
  const [wasAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isFolding = isPhone || isEverywhere;
  const isShown = !isFolding || isUnfolded || anchors.includes(hash.slice(1));
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  useEffect(() => {
    if (wasAsked) place.current?.focus();
  }, [wasAsked]);
  return (
    <>
      {wasShown && (
        <div
          ref={place}
          tabIndex={-1}
          hidden={!isShown}
          className={isFolding ? styles.unfolded : styles.whole}
        >
          {children}
        </div>
      )}
      {!isShown && (
        <PlainButton
          look="default"
          className={styles.more}
          data-reads
          aria-expanded={false}
          onClick={() => {
            unfold();
            setAsked(true);
          }}
        >
          {label}
          <IconChevronDown size={18} aria-hidden />
        </PlainButton>
      )}
    </>
  );
}
