import { lazy, Suspense, useEffect, useState } from "react";
import { toastsWanted } from "../platform/notify.tsx";
import styles from "./toasts.module.css";

const Container = lazy(async () => {
  await import("@mantine/notifications/styles.layer.css");
  const { Notifications } = await import("@mantine/notifications");
  return { default: () => <Notifications position="top-right" limit={3} className={styles.toasts} /> };
});

/** The toasts' place, mounted with the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const show = () => setWanted(true);
    document.addEventListener(toastsWanted, show);
    return () => document.removeEventListener(toastsWanted, show);
  }, []);
  return wanted ? (
    <Suspense>
      <Container />
    </Suspense>
  ) : null;
}
