import { Suspense, useEffect, useState } from "react";
import { toastsWanted } from "../platform/notify.tsx";
import { lazyWithKit } from "../ui/kit/with-kit.tsx";

const ToastList = lazyWithKit(
  () => import("./toast-list.tsx"),
  (m) => m.ToastList,
);

/** The toasts' container, mounted with the first toast. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const show = () => setWanted(true);
    document.addEventListener(toastsWanted, show);
    return () => document.removeEventListener(toastsWanted, show);
  }, []);
  return wanted ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
