import { setTimeout } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";

export interface Measure {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * After this time a figure counts as unreadable: one that does not come must not keep the others from the
 * answer.
 */
const longestMs = 5_000;

const never = async (): Promise<never> => {
  await setTimeout(longestMs, undefined, { ref: false });
  throw new Error("too late");
};

/**
 * A figure that is read when somebody asks. One that cannot be read, as while the database is away, is not a number: no alert
 * takes it for a good or a bad one.
 */
export function addGauge(
  registry: Registry,
  { name, help, labels = [] }: { name: string; help: string; labels?: readonly string[] },
  read: () => Promise<readonly Measure[]> | readonly Measure[],
): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      this.reset();
      try {
        for (const { labels: of = {}, value } of await Promise.race([read(), never()])) this.set(of, value);
      } catch {
        if (labels.length === 0) this.set(Number.NaN);
      }
    },
  });
}
