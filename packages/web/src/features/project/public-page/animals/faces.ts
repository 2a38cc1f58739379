/** The parts of a drawn face; each value names a drawing of `face-parts.tsx`. */
export interface Face {
  head: "round" | "wide" | "tall" | "tapered";
  ears:
    | "none"
    | "round"
    | "big"
    | "pointed"
    | "long"
    | "floppy"
    | "side"
    | "antlers"
    | "tufts"
    | "spikes"
    | "bulging"
    | "crest"
    | "antennae"
    | "shell"
    | "fins"
    | "horns";
  nose: "muzzle" | "tiny" | "beak" | "hooked" | "bill" | "snout" | "long" | "smile";
  mark: "none" | "whiskers" | "mask" | "blaze" | "cheeks" | "discs" | "wool" | "stripes" | "spots";
}

export const faces = {
  bear: { head: "round", ears: "round", nose: "muzzle", mark: "none" },
  fox: { head: "tapered", ears: "pointed", nose: "tiny", mark: "cheeks" },
  wolf: { head: "tapered", ears: "pointed", nose: "muzzle", mark: "blaze" },
  cat: { head: "round", ears: "pointed", nose: "tiny", mark: "whiskers" },
  rabbit: { head: "round", ears: "long", nose: "tiny", mark: "cheeks" },
  dog: { head: "round", ears: "floppy", nose: "muzzle", mark: "spots" },
  deer: { head: "tall", ears: "antlers", nose: "tiny", mark: "cheeks" },
  goat: { head: "tall", ears: "horns", nose: "tiny", mark: "blaze" },
  horse: { head: "tall", ears: "pointed", nose: "long", mark: "blaze" },
  sheep: { head: "tall", ears: "side", nose: "tiny", mark: "wool" },
  boar: { head: "wide", ears: "pointed", nose: "snout", mark: "none" },
  badger: { head: "tapered", ears: "round", nose: "tiny", mark: "stripes" },
  otter: { head: "wide", ears: "round", nose: "muzzle", mark: "whiskers" },
  seal: { head: "round", ears: "none", nose: "muzzle", mark: "whiskers" },
  mouse: { head: "round", ears: "big", nose: "tiny", mark: "whiskers" },
  squirrel: { head: "round", ears: "tufts", nose: "tiny", mark: "cheeks" },
  hedgehog: { head: "tapered", ears: "spikes", nose: "tiny", mark: "cheeks" },
  bat: { head: "round", ears: "big", nose: "tiny", mark: "mask" },
  owl: { head: "round", ears: "tufts", nose: "beak", mark: "discs" },
  songbird: { head: "round", ears: "crest", nose: "beak", mark: "cheeks" },
  raptor: { head: "round", ears: "none", nose: "hooked", mark: "mask" },
  waterbird: { head: "tall", ears: "none", nose: "bill", mark: "none" },
  frog: { head: "wide", ears: "bulging", nose: "smile", mark: "cheeks" },
  lizard: { head: "wide", ears: "none", nose: "smile", mark: "spots" },
  turtle: { head: "tall", ears: "shell", nose: "smile", mark: "none" },
  fish: { head: "wide", ears: "fins", nose: "smile", mark: "none" },
  insect: { head: "round", ears: "antennae", nose: "smile", mark: "stripes" },
  butterfly: { head: "tall", ears: "antennae", nose: "smile", mark: "cheeks" },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;
