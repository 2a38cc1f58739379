import { greatCircleKm } from "@mec/domain/address";
import { greatestPairwiseDistance } from "@mec/domain/project";
import type { BenchResult } from "../result.ts";

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

function median(work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

function bruteForce(points: { latitude: number; longitude: number }[]): number {
  let greatest = 0;
  for (const [index, a] of points.entries()) {
    for (const b of points.slice(index + 1)) greatest = Math.max(greatest, greatCircleKm(a, b));
  }
  return greatest;
}

/** The perimeter's rule for 1,000 and 10,000 participants; that it equals brute force is a test of the domain's. */
export async function run(): Promise<BenchResult[]> {
  const scattered = around(participants);
  const onCircle = circle(participants);
  const manyScattered = around(manyParticipants);
  const manyOnCircle = circle(manyParticipants);
  const control = { name: "brute force", value: median(() => bruteForce(scattered)), unit: "ms" };
  return [
    {
      name: "greatest distance between any two of 1,000, scattered",
      value: median(() => greatestPairwiseDistance(scattered)),
      unit: "ms",
      goal: { max: 5 },
      control,
    },
    {
      name: "greatest distance between any two of 1,000, on a circle",
      value: median(() => greatestPairwiseDistance(onCircle)),
      unit: "ms",
      goal: { max: 5 },
      control,
    },
    {
      name: "greatest distance between any two of 10,000, scattered",
      value: median(() => greatestPairwiseDistance(manyScattered)),
      unit: "ms",
      goal: { max: 150 },
      control,
    },
    {
      name: "greatest distance between any two of 10,000, on a circle",
      value: median(() => greatestPairwiseDistance(manyOnCircle)),
      unit: "ms",
      goal: { max: 150 },
      control,
    },
  ];
}
