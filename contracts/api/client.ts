import createFetchClient, { type Client } from "openapi-fetch";
import createQueryClient, { type OpenapiQueryClient } from "openapi-react-query";
import type { components, paths } from "./schema.d.ts";

type Schemas = components["schemas"];
export type Me = Schemas["Me"];
export type Club = Schemas["Club"];
/** The club as its admins see it: with its join code. */
export type AdminClub = Schemas["AdminClub"];
export type RulesPreview = Schemas["RulesPreview"];
export type Court = Schemas["Court"];
export type Booking = Schemas["Booking"];
/** A player of a booking; the first is its booker. */
export type Player = Schemas["Player"];
export type PlayerInput = Schemas["PlayerInput"];
/** A member whom one may name as a player. */
export type FoundPlayer = Schemas["FoundPlayer"];
export type ClubCalendarFeed = Schemas["ClubCalendarFeed"];
export type Broadcast = Schemas["Broadcast"];
export type Delivery = Schemas["Delivery"];
export type ClubMailText = Schemas["ClubMailText"];
export type ClubRetention = Schemas["ClubRetention"];
export type ClubNotificationSettings = Schemas["ClubNotificationSettings"];
export type ClubTexts = NonNullable<Schemas["ClubTexts"]>;
export type TextMessages = Schemas["TextMessages"];
/** A screen on the club's wall, and what it shows. */
export type Device = Schemas["Device"];
export type DeviceBoard = Schemas["DeviceBoard"];
export type DeviceDaySheet = Schemas["DeviceDaySheet"];
/** A check-in made without network that the club could not take. */
export type CheckInConflict = Schemas["CheckInConflict"];
export type Guest = Schemas["Guest"];
export type GuestDetails = Schemas["GuestDetails"];
/** One booking with its history and, for staff, its booker. */
export type BookingSeriesPreview = Schemas["BookingSeriesPreview"];
export type BookingDetails = Schemas["BookingDetails"];
export type Availability = Schemas["Availability"];
/** When the courts of a sport can be booked. */
export type FreeCourtTimes = Schemas["FreeCourtTimes"];
export type Slot = Schemas["Slot"];
export type SlotState = Schemas["SlotState"];
export type Allowance = Schemas["Allowance"];
export type Coach = Schemas["Coach"];
export type InvitedCoach = Schemas["InvitedCoach"];
export type CoachAvailability = Schemas["CoachAvailability"];
export type CoachSchedule = Schemas["CoachSchedule"];
export type CalendarItem = Schemas["CalendarItem"];
export type TimeOff = Schemas["TimeOff"];
export type FreeTimes = Schemas["FreeTimes"];
export type LessonTime = Schemas["LessonTime"];
export type LessonCourt = Schemas["LessonCourt"];
export type LessonRequest = Schemas["LessonRequest"];
export type Member = Schemas["Member"];
/** What a member would lose with another role. */
export type EndingWithRole = Schemas["EndingWithRole"];
export type AskedToJoin = Schemas["AskedToJoin"];
export type Closure = Schemas["Closure"];
export type ClosureAlternatives = Schemas["ClosureAlternatives"];
export type ClosureItem = Schemas["ClosureItem"];
export type ClosurePreview = Schemas["ClosurePreview"];
export type CourtBlock = Schemas["CourtBlock"];
export type BlockConflict = Schemas["BlockConflict"];
export type RejectedCourt = Schemas["RejectedCourt"];
/** One that a club has sent, and one that the caller has got. */
export type Invitation = Schemas["Invitation"];
/** Many that one call has ordered, each with what became of it. */
export type InvitationBatch = Schemas["InvitationBatch"];
/** An import of members, what it did with each row, and what it would do. */
export type MemberImport = Schemas["MemberImport"];
export type ImportedRow = Schemas["ImportedRow"];
export type ImportReport = Schemas["ImportReport"];
/** The same of bookings from another program's file. */
export type BookingImport = Schemas["BookingImport"];
export type ImportedBooking = Schemas["ImportedBooking"];
export type BookingImportReport = Schemas["BookingImportReport"];
/** What a person has requested about themselves. */
export type PersonExport = Schemas["PersonExport"];
/** What an invitation's link says before it is used. */
export type AddressCheck = Schemas["AddressCheck"];
export type InvitationPreview = Schemas["InvitationPreview"];
export type OwnInvitation = Schemas["OwnInvitation"];
export type News = Schemas["News"];
/** The staff's note about a day. */
export type DayNote = Schemas["DayNote"];
/** A failure of a remote in the browser, as the shell reports it. */
export type ClientError = Schemas["ClientError"];
/** Whom staff can book for. */
export type FoundMember = Schemas["FoundMember"];
/** One's own place in a line; the slot offered to one; whom staff see waiting. */
export type WaitlistEntry = Schemas["WaitlistEntry"];
export type WaitlistOffer = Schemas["WaitlistOffer"];
export type WaitingMember = Schemas["WaitingMember"];
export type HeldOffer = Schemas["HeldOffer"];
export type Onboarding = Schemas["Onboarding"];
/** A session that the api opened: the web's client takes it over by `setSession`. */
export type Session = Schemas["Session"];
export type ClubEvent = Schemas["ClubEvent"];
export type AffectedDate = Schemas["AffectedDate"];
export type EventDate = Schemas["EventDate"];
export type Attendee = Schemas["Attendee"];
export type Plan = Schemas["Plan"];
/** How the club stands with its payments. */
export type Subscription = Schemas["Subscription"];
/** A key of another program, without its secret. */
export type ApiKey = Schemas["ApiKey"];
/** An address that events are sent to, and what was sent there. */
export type Webhook = Schemas["Webhook"];
export type WebhookDelivery = Schemas["WebhookDelivery"];
/** What the operator of the installation sees of remotes and clubs. */
export type PlatformRemotes = Schemas["PlatformRemotes"];
export type PlatformRemote = Schemas["PlatformRemote"];
export type PlatformClub = Schemas["PlatformClub"];
export type PlatformClubUsage = Schemas["PlatformClubUsage"];
/** The body of every rejected call: `message` is fit to show, `details.field` names the field at failure. */
export type ApiError = Schemas["Error"];

/** Plain calls: `await fetchClient.GET("/me")` → `{data, error}`. */
export type FetchClient = Client<paths>;
/** The same as hooks: `api.useQuery("get", "/me")`. The query key is derived from the call; nobody types one. */
export type ApiClient = OpenapiQueryClient<paths>;

export interface ApiOptions {
  baseUrl?: string;
  getAccessToken: () => Promise<string | null>;
  fetch?: typeof globalThis.fetch;
}

/** The client of `/api/v1`. Sends the bearer token where there is one. */
export function createApiClient({ baseUrl = "/api/v1", getAccessToken, fetch }: ApiOptions) {
  const fetchClient: FetchClient = createFetchClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  fetchClient.use({
    async onRequest({ request }) {
      const token = await getAccessToken();
      if (token) request.headers.set("authorization", `Bearer ${token}`);
      return request;
    },
  });
  const api: ApiClient = createQueryClient(fetchClient);
  return { fetchClient, api };
}

/** Whether a thrown value is an error response of the api (anything else is a network or programming error). */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "code" in error && "message" in error && "requestId" in error;
}

/** The api's message, which is fit to show; undefined if the api could not be reached. */
export const messageOf = (error: unknown): string | undefined => (isApiError(error) ? error.message : undefined);

/** The field that the api names as invalid. */
export function fieldOf(error: unknown): string | undefined {
  const field = isApiError(error) ? error.details?.field : undefined;
  return typeof field === "string" ? field : undefined;
}

export const codeOf = (error: unknown): string | undefined => (isApiError(error) ? error.code : undefined);
