import { useEffect, useRef } from "react";
import SignaturePad from "signature_pad";
import styles from "./signing.module.css";

/** Enough for a certificate's page; a wider picture could exceed the allowed size. */
const pictureWidth = 800;

interface PadProps {
  drawing: string;
  onChange: (drawing: string) => void;
  labelledBy: string;
}

/** The picture keeps its size when the phone is turned: only the pen's coordinates are scaled to the display. */
function fit(canvas: HTMLCanvasElement) {
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = pictureWidth;
  canvas.height = Math.round((pictureWidth * height) / width);
  canvas.getContext("2d")?.scale(pictureWidth / width, pictureWidth / width);
}

/** A place to draw in with a finger, a pen or a mouse. */
export function DrawingPad({ drawing, onChange, labelledBy }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef({ drawing, onChange });
  latest.current = { drawing, onChange };

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const pad = new SignaturePad(place, { penColor: "#24221f", minWidth: 1, maxWidth: 2.6 });
    const drawAgain = () => {
      fit(place);
      const { width, height } = place.getBoundingClientRect();
      if (latest.current.drawing) void pad.fromDataURL(latest.current.drawing, { width, height });
    };
    drawAgain();
    pad.addEventListener("endStroke", () => latest.current.onChange(pad.toDataURL("image/png")));
    window.addEventListener("resize", drawAgain);
    return () => {
      window.removeEventListener("resize", drawAgain);
      pad.off();
    };
  }, []);

  return <canvas ref={canvas} className={styles.pad} role="img" aria-labelledby={labelledBy} />;
}
