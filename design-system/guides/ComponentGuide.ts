import type { ReactNode } from "react";

/** A live example of what to do, one of what not to do, and the reason. */
export interface Pair {
  good: ReactNode;
  bad: ReactNode;
  why: string;
}

/** What a designer has to know of a component beyond its looks. */
export interface ComponentGuide {
  /** What it is imported as. */
  names: readonly string[];
  /** `@courtside/design-system/<entry>.tsx` */
  entry: "core" | "overlay" | "fields" | "forms" | "data" | "dates" | "staff" | "qr-code";
  purpose: string;
  /** When to use it. */
  use: readonly string[];
  /** When not, and what to take then. */
  instead: readonly { when: string; take: string }[];
  pairs: readonly Pair[];
  specimen: ReactNode;
  /** The parts of the specimen, in reading order. */
  anatomy: readonly { part: string; says: string }[];
  /** Empty when it never takes the focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** How its texts are written. */
  content: readonly string[];
}
