import { SPORTS, sportLabel } from "@courtside/contracts/domain/sports.ts";
import styles from "./Sports.module.css";

/** The lines inside each court from above; its edge is 64 × 32 units at 4, 4. */
const COURTS: Record<(typeof SPORTS)[number], string> = {
  tennis: "M4 9h64M4 31h64M36 4v32M20 9v22M52 9v22M20 20h32",
  pickleball: "M36 4v32M26 4v32M46 4v32M4 20h22M46 20h22",
  squash: "M40 4v32M40 20h28M40 4h10v11H40M40 25h10v11H40",
  badminton: "M4 8h64M4 32h64M36 4v32M28 4v32M44 4v32M9 4v32M63 4v32M4 20h24M44 20h24",
  racquetball: "M36 4v32M26 4v32M26 9h10M26 31h10",
  basketball:
    "M36 4v32M36 14a6 6 0 1 1 0 12a6 6 0 0 1 0-12M4 14h13v12H4M68 14H55v12h13M4 7h6a13 13 0 0 1 0 26H4M68 7h-6a13 13 0 0 0 0 26h6",
  volleyball: "M36 4v32M25.5 4v32M46.5 4v32",
  padel: "M36 4v32M14 4v32M58 4v32M14 20h44",
};

/** The catalogue, each sport by its court. */
export const Sports = () => (
  <ul className={styles.sports}>
    {SPORTS.map((sport) => (
      <li key={sport} className={styles.sport}>
        <svg className={styles.court} viewBox="0 0 72 40" aria-hidden="true" focusable="false">
          <rect x={4} y={4} width={64} height={32} />
          <path d={COURTS[sport]} />
        </svg>
        {sportLabel(sport)}
      </li>
    ))}
  </ul>
);
