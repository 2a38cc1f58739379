import { greatestPairwiseDistance } from "@mec/domain/project";
import { beside } from "../energy/measure.ts";
import type { Figure } from "../result.ts";

const participants = 1000;
const manyParticipants = 10_000;
const rounds = 31;

function around(count: number) {
  return Array.from({ length: count }, () => ({
    latitude: 47 + 0.02 * Math.random(),
    longitude: 2 + 0.02 * Math.random(),
  }));
}

/** Everybody on one circle: nobody can be ruled out early. */
function circle(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return { latitude: 47 + 0.009 * Math.cos(angle), longitude: 2 + 0.013 * Math.sin(angle) };
  });
}

function farthest(name: string, points: ReturnType<typeof around>, max: number): Figure {
  // Scattered ones, whatever the points are: those of a circle are half sorted.
  const scattered = around(points.length);
  const sort = () => scattered.toSorted((a, b) => a.latitude - b.latitude);
  const [value, sorted] = beside(() => greatestPairwiseDistance(points), sort, rounds);
  return {
    name: `greatest distance between any two of ${name}`,
    value,
    unit: "ms",
    ratio: { max },
    control: { name: "as many scattered points sorted", value: sorted, unit: "ms" },
  };
}

/** The perimeter's rule for 1,000 and 10,000 participants; that it equals brute force is a test of the domain's. */
export async function run(): Promise<Figure[]> {
  return [
    farthest("1,000, scattered", around(participants), 6),
    farthest("1,000, on a circle", circle(participants), 2.5),
    farthest("10,000, scattered", around(manyParticipants), 6.5),
    farthest("10,000, on a circle", circle(manyParticipants), 2.5),
  ];
}
