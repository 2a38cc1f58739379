import { Skeleton } from "@mantine/core";
import { type ComponentProps, lazy, Suspense } from "react";

const Form = lazy(async () => ({ default: (await import("./alert-form.tsx")).AlertForm }));

/** The form of an alert, fetched when it is asked for. */
export function AlertForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<Skeleton height={320} radius={12} />}>
      <Form {...props} />
    </Suspense>
  );
}
