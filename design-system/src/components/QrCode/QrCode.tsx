import { encode } from "uqr";
import styles from "./QrCode.module.css";

interface QrCodeProps {
  text: string;
  /** The link's target, for a screen reader. */
  label: string;
}

/** A QR code as wide as its container, dark on light in both modes: scanners fail on light modules over a dark ground. */
export function QrCode({ text, label }: QrCodeProps) {
  // Four modules of quiet zone, as the standard requires.
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} data-theme="light" viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={squares.join("")} />
    </svg>
  );
}
