import { deSomebody, messages } from "@mec/domain/shared";
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useBilling } from "../../platform/services.ts";
import { useSession } from "../../platform/session.ts";
import { lazyPiece } from "../../ui/kit/lazy-piece.tsx";
import { Avatar } from "./avatar.tsx";
import styles from "./profile-menu.module.css";
import { isOwnerSpace } from "./visibility.ts";

const loadList = async () => (await import("./menu-list.tsx")).MenuList;
const MenuList = lazyPiece(loadList);

/** Most never open the menu: its entries are fetched as the pointer or the focus comes to its button. */
const prepareList = () => void loadList().catch(() => {});

/** A panel under the avatar. It closes with Escape, with a click beside it, when the focus leaves it, with a new page. */
export function ProfileMenu() {
  const [opened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname, key } = useLocation();
  const { user } = useSession();
  // Read before the menu is opened, so that its entries are all there when it opens (specification §7: on load).
  const billing = useBilling();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at each navigation
  useEffect(() => setOpened(false), [key]);
  useEffect(() => {
    if (!opened) return;
    const closeBeside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpened(false);
    };
    document.addEventListener("pointerdown", closeBeside);
    return () => document.removeEventListener("pointerdown", closeBeside);
  }, [opened]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !opened) return;
    setOpened(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpened(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape and the focus of the button and panel within
    <div ref={root} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={opened}
        aria-controls="profile-menu"
        aria-label={user ? t("Menu {{of}}", { of: deSomebody(user.firstName) }) : t("Menu du profil")}
        onPointerEnter={prepareList}
        onFocus={prepareList}
        onClick={() => setOpened(!opened)}
      >
        <Avatar firstName={user?.firstName ?? null} isOwnerSpace={isOwnerSpace(pathname)} />
      </button>
      <div id="profile-menu" className={styles.panel} hidden={!opened}>
        {opened && (
          <Suspense fallback={<div className={styles.coming} role="status" aria-label={messages.loading} />}>
            <MenuList billing={billing} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
