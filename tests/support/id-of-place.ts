import type { FurnishedClub } from "./furnished-club.ts";

/** Which of the club's rows a path is about, by its beginning. */
const OF_PATH: [string, (club: FurnishedClub) => string][] = [
  ["/courts", ({ courts }) => courts[0]?.id ?? ""],
  ["/coaches", ({ coach }) => coach.id],
  ["/members", ({ member }) => member.id],
  ["/clubs", ({ id }) => id],
  ["/platform/clubs", ({ id }) => id],
  ["/invitations", ({ invitationId }) => invitationId],
  ["/me/invitations", ({ invitationId }) => invitationId],
  ["/invitation-batches", ({ batchId }) => batchId],
  ["/imports", ({ importId }) => importId],
  ["/booking-imports", ({ bookingImportId }) => bookingImportId],
  ["/booking-series", ({ seriesId }) => seriesId],
  ["/waitlist-entries", ({ entryId }) => entryId],
  ["/waitlist-offers", ({ offerId }) => offerId],
  ["/lesson-requests", ({ lessonRequestId }) => lessonRequestId],
  ["/events", ({ eventId }) => eventId],
  ["/guests", ({ guestId }) => guestId],
  ["/calendar-feeds", ({ feedId }) => feedId],
  ["/api-keys", ({ keyId }) => keyId],
  ["/webhooks", ({ webhookId }) => webhookId],
  ["/broadcasts", ({ broadcastId }) => broadcastId],
  ["/devices", ({ deviceId }) => deviceId],
  ["/court-blocks", ({ blockId }) => blockId],
  ["/closures", ({ closureId }) => closureId],
  ["/news", ({ newsId }) => newsId],
];

/** An id of a club for a place that an operation takes one in, such as "path id" or "body court_ids": of a row that fits. */
export function idOfPlace(club: FurnishedClub, path: string, place: string): string {
  const [, name = ""] = place.split(" ");
  if (name.includes("court")) return club.courts[0]?.id ?? "";
  if (name.includes("coach")) return club.coach.id;
  if (/user|member|actor/.test(name)) return club.member.id;
  if (name.startsWith("club")) return club.id;
  if (name.startsWith("device")) return club.deviceId;
  if (name === "hours_id") return club.hoursId;
  if (name === "time_off_id") return club.timeOffId;
  if (name === "delivery_id") return club.deliveryId;
  const [, idOf] = (place === "path id" && OF_PATH.find(([start]) => path.startsWith(start))) || [];
  return idOf?.(club) ?? club.bookingId;
}
