export { Acts, ReadOnlyArea, useReadOnly } from "./read-only.tsx";
export { ReadOnlyBand } from "./read-only-band.tsx";
