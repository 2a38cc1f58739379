import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether something long is unfolded: once asked, and before it is printed, since there are no buttons on paper. */
export function useUnfolded(): [boolean, () => void] {
  const [isUnfolded, setUnfolded] = useState(false);
  useEffect(() => {
    const unfold = () => flushSync(() => setUnfolded(true));
    window.addEventListener("beforeprint", unfold);
    return () => window.removeEventListener("beforeprint", unfold);
  }, []);
  return [isUnfolded, () => setUnfolded(true)];
}
