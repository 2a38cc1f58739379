import { Skeleton } from "@mantine/core";
import { type ComponentProps, Suspense } from "react";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";

const Form = lazyPieceWithKit(async () => (await import("./alert-form.tsx")).AlertForm);

/** The form of an alert, fetched when it is asked for. */
export function AlertForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<Skeleton height={320} radius={12} />}>
      <Form {...props} />
    </Suspense>
  );
}
