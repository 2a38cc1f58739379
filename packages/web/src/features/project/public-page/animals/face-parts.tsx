import type { ReactNode } from "react";
import type { Face } from "./faces.ts";

/*
 * Drawn in a square of 64. The animal's own colour is `currentColor`; light and shade are translucent white
 * and black over it, so that any colour works.
 */
const dark = "#2b2723";
const beak = "#e8973a";

/** The same drawing on both sides of the face. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 64 0)">{children}</g>
    </>
  );
}

export const heads: Record<Face["head"], ReactNode> = {
  round: <circle cx="32" cy="36" r="19" />,
  wide: <ellipse cx="32" cy="38" rx="22" ry="16.5" />,
  tall: <ellipse cx="32" cy="36" rx="15" ry="20" />,
  tapered: <path d="M12 31Q12 17 32 17T52 31Q50 47 32 57Q14 47 12 31Z" />,
};

/** Behind the head, in the animal's colour. */
export const ears: Record<Face["ears"], ReactNode> = {
  none: null,
  round: (
    <Pair>
      <circle cx="17" cy="21" r="8" />
      <circle cx="17" cy="21" r="4" fill="#fff" fillOpacity="0.45" />
    </Pair>
  ),
  big: (
    <Pair>
      <circle cx="14" cy="19" r="11.5" />
      <circle cx="14" cy="19" r="7" fill="#fff" fillOpacity="0.45" />
    </Pair>
  ),
  pointed: (
    <Pair>
      <path d="M13 33L13 8Q24 11 31 22Z" />
      <path d="M16.5 25L16 14Q21 16 25 21Z" fill="#fff" fillOpacity="0.45" />
    </Pair>
  ),
  long: (
    <Pair>
      <ellipse cx="24" cy="15" rx="5.5" ry="14" transform="rotate(-8 24 15)" />
      <ellipse cx="24" cy="15" rx="2.5" ry="10" transform="rotate(-8 24 15)" fill="#fff" fillOpacity="0.45" />
    </Pair>
  ),
  floppy: (
    <Pair>
      <ellipse cx="13" cy="35" rx="6.5" ry="14" transform="rotate(14 13 35)" />
      <ellipse cx="13" cy="35" rx="6.5" ry="14" transform="rotate(14 13 35)" fill="#000" fillOpacity="0.22" />
    </Pair>
  ),
  side: (
    <Pair>
      <ellipse cx="13" cy="33" rx="9" ry="4.8" transform="rotate(18 13 33)" />
    </Pair>
  ),
  antlers: (
    <Pair>
      <path
        d="M26 20Q16 16 17 3M20 14Q13 13 9 6"
        fill="none"
        stroke="#8a6242"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <ellipse cx="14" cy="27" rx="8" ry="4.2" transform="rotate(24 14 27)" />
    </Pair>
  ),
  horns: (
    <Pair>
      <path d="M27 19Q22 2 9 6Q20 9 21 22Z" fill="#b9a284" />
      <ellipse cx="14" cy="30" rx="7" ry="3.6" transform="rotate(22 14 30)" />
    </Pair>
  ),
  tufts: (
    <Pair>
      <path d="M14 31L10 7Q20 13 29 20Z" />
    </Pair>
  ),
  spikes: (
    <g>
      <path d="M6 40L2 31L8 28L5 18L13 19L14 9L22 13L27 4L32 11L37 4L42 13L50 9L51 19L59 18L56 28L62 31L58 40L50 46H14Z" />
      <path
        d="M6 40L2 31L8 28L5 18L13 19L14 9L22 13L27 4L32 11L37 4L42 13L50 9L51 19L59 18L56 28L62 31L58 40L50 46H14Z"
        fill="#000"
        fillOpacity="0.35"
      />
    </g>
  ),
  bulging: (
    <Pair>
      <circle cx="20" cy="22" r="9" />
      <circle cx="20" cy="21" r="6" fill="#fff" />
    </Pair>
  ),
  crest: <path d="M32 20Q24 12 27 4Q31 8 32 12Q34 6 39 5Q39 13 34 20Z" />,
  antennae: (
    <Pair>
      <path d="M26 20Q23 10 15 8" fill="none" stroke={dark} strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="15" cy="8" r="3" fill={dark} />
    </Pair>
  ),
  shell: (
    <g>
      <path d="M4 48Q4 14 32 12T60 48Z" />
      <path d="M4 48Q4 14 32 12T60 48Z" fill="#000" fillOpacity="0.3" />
      <path d="M14 27L24 31M50 27L40 31M32 12V18" stroke="#fff" strokeOpacity="0.4" strokeWidth="2.5" />
    </g>
  ),
  fins: (
    <g>
      <path d="M22 24Q30 8 44 13Q38 18 42 25Z" />
      <Pair>
        <path d="M14 38L2 30Q6 39 3 47Z" />
      </Pair>
    </g>
  ),
};

export const noses: Record<Face["nose"], ReactNode> = {
  muzzle: (
    <g>
      <ellipse cx="32" cy="45" rx="10" ry="7.5" fill="#fff" fillOpacity="0.75" />
      <ellipse cx="32" cy="41.5" rx="4" ry="2.8" fill={dark} />
      <path
        d="M32 44V47M27.5 47.5Q30 50 32 47Q34 50 36.5 47.5"
        fill="none"
        stroke={dark}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  ),
  tiny: (
    <g>
      <ellipse cx="32" cy="46" rx="7.5" ry="6" fill="#fff" fillOpacity="0.75" />
      <path d="M29 42H35L32 45.5Z" fill={dark} />
      <path
        d="M28 48Q30.5 50 32 46.5Q33.5 50 36 48"
        fill="none"
        stroke={dark}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  ),
  beak: <path d="M27 39Q32 36 37 39L32 49Z" fill={beak} />,
  hooked: <path d="M26 39Q32 34 38 39Q38 46 32 52Q33 45 26 39Z" fill="#f0b83c" />,
  bill: (
    <g>
      <path d="M21 45Q32 38 43 45Q43 52 32 52T21 45Z" fill={beak} />
      <path d="M22.5 46.5Q32 49 41.5 46.5" fill="none" stroke={dark} strokeOpacity="0.5" strokeWidth="1.4" />
    </g>
  ),
  snout: (
    <g>
      <ellipse cx="32" cy="45" rx="9" ry="6.5" fill="#fff" fillOpacity="0.6" />
      <circle cx="28.5" cy="45" r="1.9" fill={dark} />
      <circle cx="35.5" cy="45" r="1.9" fill={dark} />
    </g>
  ),
  long: (
    <g>
      <ellipse cx="32" cy="49" rx="10.5" ry="8" fill="#fff" fillOpacity="0.6" />
      <ellipse cx="28" cy="48" rx="1.6" ry="2.2" fill={dark} />
      <ellipse cx="36" cy="48" rx="1.6" ry="2.2" fill={dark} />
    </g>
  ),
  smile: <path d="M23 44Q32 51 41 44" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />,
};

export const marks: Record<Face["mark"], ReactNode> = {
  none: null,
  whiskers: (
    <Pair>
      <path
        d="M22 43L10 40M22 46L10 47"
        stroke="#fff"
        strokeOpacity="0.85"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </Pair>
  ),
  mask: (
    <Pair>
      <ellipse cx="24" cy="34" rx="7" ry="5.5" transform="rotate(-14 24 34)" fill="#000" fillOpacity="0.3" />
    </Pair>
  ),
  blaze: <path d="M29 17Q32 15 35 17L36 38Q32 42 28 38Z" fill="#fff" fillOpacity="0.7" />,
  cheeks: (
    <Pair>
      <ellipse cx="20.5" cy="42" rx="5" ry="3.8" fill="#fff" fillOpacity="0.55" />
    </Pair>
  ),
  discs: (
    <Pair>
      <circle cx="24.5" cy="34" r="8.5" fill="#fff" fillOpacity="0.8" />
    </Pair>
  ),
  wool: (
    <g fill="#fff" fillOpacity="0.85">
      <circle cx="32" cy="17" r="7" />
      <circle cx="24" cy="20" r="6" />
      <circle cx="40" cy="20" r="6" />
    </g>
  ),
  stripes: (
    <g fill="#000" fillOpacity="0.35">
      <path d="M22 20Q25 18 27 18L28 40Q24 42 21 40Z" />
      <path d="M42 20Q39 18 37 18L36 40Q40 42 43 40Z" />
    </g>
  ),
  spots: (
    <g fill="#000" fillOpacity="0.2">
      <ellipse cx="40" cy="31" rx="7.5" ry="7" />
      <circle cx="20" cy="44" r="2.6" />
      <circle cx="24" cy="25" r="2.2" />
    </g>
  ),
};

const eye = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="4.6" fill="#fff" fillOpacity="0.9" />
    <circle cx={x} cy={y} r="3.1" fill={dark} />
    <circle cx={x + 1} cy={y - 1.1} r="1" fill="#fff" />
  </>
);

export function Eyes({ face }: { face: Face }) {
  const [left, right, height] = face.ears === "bulging" ? [20, 44, 21] : [24.5, 39.5, 34];
  return (
    <>
      {eye(left, height)}
      {eye(right, height)}
    </>
  );
}
