import { isSingleConsumer } from "@mec/domain/account";
import { useEffect } from "react";
import { usePoints, useSession } from "../platform/session.ts";
import { writeStored } from "../platform/stored.ts";

/** Keeps in the browser that the person is a single consumer (specification §4). */
export function useUserType(): void {
  const { user } = useSession();
  const { data: points } = usePoints();
  const type = points && isSingleConsumer(points) ? "consumer" : null;
  const isKnown = user === null || points !== undefined;
  useEffect(() => {
    if (isKnown) writeStored("userType", type);
  }, [isKnown, type]);
}
