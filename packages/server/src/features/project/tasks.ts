import type { Coordinates } from "@mec/domain/address";
import { greatestPairwiseDistance } from "@mec/domain/project";
import { reencodeImage } from "../../gateways/image/index.ts";
import { type HeldFile, readHeldFile } from "../../uploads/held-file.ts";
import { makeClusters } from "./map/map-thread.ts";
import { judgeReach } from "./perimeter/judge-reach.ts";

export const projectTasks = {
  greatestKm: (places: readonly Coordinates[]) => greatestPairwiseDistance(places)?.km ?? null,
  judgeReach,
  makeClusters,
  picture: (file: HeldFile) => reencodeImage(readHeldFile(file)),
};
