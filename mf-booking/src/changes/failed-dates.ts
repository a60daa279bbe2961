import { type Alternative, alternativesOf } from "../club-day/court-day.ts";

/** A date of a series that cannot change, why, and where it alone could go. */
export interface FailedDate {
  /** `YYYY-MM-DD` of the club. */
  date: string;
  message: string;
  alternatives: readonly Alternative[];
}

const isDate = (value: unknown): value is { date: string; message: string; alternatives?: unknown } =>
  typeof value === "object" && value !== null && "date" in value && "message" in value;

/** `details.dates` of a rejected change of a series; empty for any other error. */
export const failedDatesOf = (details: Record<string, unknown> | undefined): FailedDate[] => {
  const dates: unknown = details?.dates;
  return Array.isArray(dates)
    ? dates
        .filter(isDate)
        .map(({ date, message, alternatives }) => ({ date, message, alternatives: alternativesOf({ alternatives }) }))
    : [];
};
