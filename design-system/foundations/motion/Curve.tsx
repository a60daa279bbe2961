import styles from "./Motion.module.css";

/** The control points of "cubic-bezier(x1, y1, x2, y2)"; null while it is not known. */
function pointsOf(easing: string): number[] | null {
  const points = (/^cubic-bezier\((.+)\)$/.exec(easing)?.[1] ?? "").split(",").map(Number);
  return points.length === 4 && points.every(Number.isFinite) ? points : null;
}

/** An easing as a picture: time to the right, way upwards. */
export function Curve({ easing }: { easing: string }) {
  const points = pointsOf(easing);
  if (!points) return null;
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points.map((point) => point * 100);
  return (
    <svg className={styles.curve} viewBox="-4 -4 108 108" role="img" aria-label={`The curve of ${easing}`}>
      <path className={styles.axes} d="M0 0V100H100" />
      <path className={styles.handle} d={`M0 100L${x1} ${100 - y1}M100 0L${x2} ${100 - y2}`} />
      <path className={styles.way} d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
    </svg>
  );
}
