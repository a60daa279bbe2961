/** One change of a club's data, in ids and club-local dates: its readers fetch the rest through the api, with their own rights. */
export interface LiveChange {
  topic: "bookings" | "courts" | "club" | "members" | "news" | "blocks" | "waitlist" | "coaches" | "lessons" | "events";
  /** Club-local dates that changed; without it, any may have. */
  dates?: string[];
  court_id?: string;
}
