import { encode } from "uqr";

const quietZone = 2;

interface Props {
  /** The address that the code leads to. */
  url: string;
  /** What the code is, for people who cannot see it. */
  label: string;
}

/** A QR code, black on white, as wide as its container. */
export function QrCode({ url, label }: Props) {
  const { data, size } = encode(url, { ecc: "M", border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
