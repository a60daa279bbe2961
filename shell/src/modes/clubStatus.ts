import type { Me } from "@courtside/contracts/api/client.ts";

/** What the status banner says (F §2, F §4). */
export interface ClubStatus {
  text: string;
  /** The end is near, or has come. */
  isUrgent: boolean;
  action: { href: string; label: string } | null;
}

const UPGRADE = { href: "/upgrade", label: "Upgrade Now" };
const START_TRIAL = { href: "/start-trial", label: "Start Free Trial" };

/** Days at which a trial is highlighted (F §9). */
const URGENT_DAYS = 3;

/** The banner of an access state; null = none: paid, and states that are no club's. */
export function clubStatus(access: Me["access"]): ClubStatus | null {
  switch (access.access_type) {
    case "trial": {
      const days = access.days_remaining ?? 0;
      const isUrgent = days <= URGENT_DAYS;
      return { text: `Free trial: ${count(days, "day")} remaining`, isUrgent, action: isUrgent ? UPGRADE : null };
    }
    case "trial_expired":
      return { text: "Your trial has expired", isUrgent: true, action: UPGRADE };
    case "demo": {
      const left = access.minutes_remaining;
      const text = left === null ? "Demo mode" : `Demo mode: ${count(left, "minute")} remaining`;
      return { text, isUrgent: false, action: START_TRIAL };
    }
    case "demo_expired":
      return { text: "Your demo has expired", isUrgent: true, action: START_TRIAL };
    case "paid":
    case "no_club":
    case "error":
      return null;
  }
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;
