import { type Booking, codeOf } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useQuery, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { BOOKING_UNANSWERED } from "../../changes/no-response.ts";
import { clientWith, type DeviceClients, type Fetch, type PersonClients, personClient } from "./device-clients.ts";
import { publicKeyOf } from "./device-key.ts";
import { endAfter, type MemberSession, type Report, type StaffSession } from "./member-session.ts";
import { type PairedDevice, readPairingKeys } from "./paired-device.ts";

interface Kept {
  queryKey: readonly unknown[];
}

/** Whose a read of the api is: the device's own stays while people come and go. */
const OF_DEVICE = {
  predicate: ({ queryKey: [, path] }: Kept): boolean => /^\/devices\/(?!members$)/.test(String(path)),
};
/** The last part of the key of each read of a person at the device. */
const AT_DEVICE = "at the device";
const OF_PERSON = { predicate: ({ queryKey }: Kept): boolean => queryKey.at(-1) === AT_DEVICE };

/** A read of the person at the device, apart from the same read of a person who is signed in in this browser: the shell has one cache. */
const atDevice = <Options extends Kept>(options: Options): Options => ({
  ...options,
  queryKey: [...options.queryKey, AT_DEVICE],
});

/** Reads again what a change of the person makes out of date; the board follows changes live. */
function useRefreshPerson() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries(OF_PERSON);
}

/** How often the board is read besides changes that arrive live. */
export const READ_BOARD_EVERY = 10_000;
/** One failed read is repeated after so long, before anything is said. */
const READ_AGAIN_AFTER = 2_000;
/** What the api will say again. */
const FINAL = ["device_revoked", "access_expired"];

export const useBoard = ({ api }: DeviceClients) =>
  api.useQuery(
    "get",
    "/devices/board",
    {},
    {
      refetchInterval: READ_BOARD_EVERY,
      retry: (failures, error: unknown) => failures < 1 && !FINAL.includes(codeOf(error) ?? ""),
      retryDelay: READ_AGAIN_AFTER,
    },
  );

const READ_DAY_SHEET_EVERY = 60_000;

export const useDaySheet = ({ api }: DeviceClients, enabled: boolean) =>
  api.useQuery("get", "/devices/day-sheet", {}, { enabled, refetchInterval: READ_DAY_SHEET_EVERY, retry: false });

/** Reads again what the device shows. */
export function useRefreshDevice() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries(OF_DEVICE);
}

/** Drops what the device has read. */
export function useForgetDevice() {
  const queries = useQueryClient();
  return useCallback(() => queries.removeQueries(OF_DEVICE), [queries]);
}

/** Makes this browser a device of a club, by the code that an admin has made. Rejects with the api's rejection. */
export async function pairDevice(code: string, fetch: Fetch | undefined): Promise<PairedDevice> {
  const { fetchClient } = clientWith(async () => null, fetch);
  const pair = await readPairingKeys();
  const body = { code, public_key: await publicKeyOf(pair) };
  const { data, error } = await fetchClient.POST("/devices/pair", { body });
  if (!data) throw error ?? new Error("the device was not paired");
  return { id: data.device_id, name: data.name, clubName: data.club_name, privateKey: pair.privateKey };
}

/** A check-in made without a network, as the api takes it. */
export interface QueuedCheckIn {
  booking_id: string;
  /** When it was made, by the server's clock as the device knows it. */
  at: string;
  /** The player who made it; absent where the device knows no names. */
  user_id?: string;
}

/** Sends check-ins that waited for the network. Resolves to whether the server has responded for them. */
export async function sendCheckIns({ fetchClient }: DeviceClients, check_ins: QueuedCheckIn[]): Promise<boolean> {
  const { data } = await fetchClient.POST("/devices/check-ins", { body: { check_ins } });
  return Boolean(data);
}

/** Without a response it ends by itself, within a minute. */
const endSession = ({ fetchClient }: PersonClients): void =>
  void fetchClient.DELETE("/me/device-session").catch((error: unknown) => console.debug("It ends by itself", error));

/**
 * Hands the session that a proof has opened to `onOpened`, once. The response may come late: a session is ended where the step that
 * asked for it is gone, so that it does not open for the next in the queue.
 */
function useOpened<S extends StaffSession>(fetch: Fetch | undefined, onOpened: (session: S) => void) {
  const queries = useQueryClient();
  const isAwaited = useRef(false);
  useEffect(() => {
    isAwaited.current = true;
    return () => {
      isAwaited.current = false;
    };
  }, []);
  return (session: S) => {
    if (!isAwaited.current) return endSession(personClient(session.token, fetch));
    isAwaited.current = false;
    queries.removeQueries(OF_PERSON);
    onOpened(session);
  };
}

/** A member proves who they are; `onIdentified` gets their session. */
export function useIdentify(
  { api }: DeviceClients,
  fetch: Fetch | undefined,
  onIdentified: (session: MemberSession) => void,
) {
  const opened = useOpened(fetch, onIdentified);
  return api.useMutation("post", "/devices/identify", {
    onSuccess: ({ access_token, expires_in, member }) =>
      opened({ token: access_token, ...endAfter(expires_in), firstName: member.first_name }),
  });
}

/** A staff user proves who they are, to find one member by name; `onUnlocked` gets their session. */
export function useUnlock(
  { api }: DeviceClients,
  fetch: Fetch | undefined,
  onUnlocked: (session: StaffSession) => void,
) {
  const opened = useOpened(fetch, onUnlocked);
  return api.useMutation("post", "/devices/unlock", {
    onSuccess: ({ access_token, expires_in, staff }) =>
      opened({ token: access_token, ...endAfter(expires_in), firstName: staff.first_name }),
  });
}

/** The calls of a person's session, and its end before its time. Nothing of them stays for the next in the queue. */
export function useSession({ token }: StaffSession, fetch: Fetch | undefined) {
  const clients = useMemo(() => personClient(token, fetch), [token, fetch]);
  const queries = useQueryClient();
  useEffect(() => () => queries.removeQueries(OF_PERSON), [queries]);
  return { clients, end: () => endSession(clients) };
}

/** The members whom a staff user's text finds. While another search loads, the last result stays. */
export const useFoundMembers = ({ api }: PersonClients, search: string, enabled: boolean) =>
  useQuery({
    ...atDevice(api.queryOptions("get", "/devices/members", { params: { query: { search } } })),
    ...{ enabled, retry: false },
    placeholderData: (last) => last,
  });

/** Opens the session of a member whom a staff user has found; `onFound` gets it. */
export function useOpenMember(
  { api }: PersonClients,
  fetch: Fetch | undefined,
  { firstName: staff }: StaffSession,
  onFound: (session: MemberSession) => void,
) {
  const opened = useOpened(fetch, onFound);
  return api.useMutation("post", "/devices/member-sessions", {
    onSuccess: ({ access_token, expires_in, member }) =>
      opened({ token: access_token, ...endAfter(expires_in), firstName: member.first_name, staff }),
  });
}

/** The member's bookings of a day. */
export const useOwnBookings = ({ api }: PersonClients, date: string) =>
  useQuery({
    ...atDevice(api.queryOptions("get", "/bookings", { params: { query: { scope: "mine", date, limit: 20 } } })),
    retry: false,
  });

/** Checks the member in to one of their bookings, and cancels one; reports the result. */
export function useChangeBooking({ api }: PersonClients, { succeeded, failed }: Report) {
  const refresh = useRefreshPerson();
  const onError = (error: unknown) => {
    failed(error);
    void refresh();
  };
  const onSuccess = (text: (booking: Booking) => string) => async (booking: Booking) => {
    succeeded(text(booking));
    await refresh();
  };
  const checkIn = api.useMutation("post", "/bookings/{id}/check-in", {
    onSuccess: onSuccess(({ court_name }) => `Checked in on ${court_name}`),
    onError,
  });
  const cancel = api.useMutation("post", "/bookings/{id}/cancel", {
    onSuccess: onSuccess(({ court_name }) => `${court_name} is canceled`),
    onError,
  });
  return { checkIn, cancel };
}

/** Moves one of the member's bookings; reports a failure. */
export function useMove({ api }: PersonClients, { failed }: Report) {
  const refresh = useRefreshPerson();
  return api.useMutation("patch", "/bookings/{id}", {
    onError: (error: unknown) => failed(error),
    onSettled: refresh,
  });
}

/** The free times of a sport on a day; with the place of the booking `moving` among them. */
export const useFreeTimes = ({ api }: PersonClients, query: { date: string; sport: string; moving?: string }) =>
  useQuery({ ...atDevice(api.queryOptions("get", "/free-times", { params: { query } })), retry: false });

/** Books a time for the member; reports the result. */
export function useBook({ api }: PersonClients, zone: string, report: Report) {
  const refresh = useRefreshPerson();
  const { keyOf, renew } = useIdempotencyKey();
  const { mutate, isPending } = api.useMutation("post", "/bookings", {
    retry: retryLostResponse,
    onSuccess: async ({ court_name, start_time }) => {
      renew();
      report.succeeded(`Booked: ${court_name} at ${clubTime(start_time, zone)}`);
      await refresh();
    },
    onError: (error: unknown) => {
      report.failed(error, BOOKING_UNANSWERED);
      void refresh();
    },
  });
  const book = (body: Pick<Booking, "court_id" | "start_time">) =>
    mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  return { book, busy: isPending };
}

const JOINING_UNANSWERED = "Failed to join waitlist. The connection was lost. Send again: you cannot be on it twice.";

/** The member's entries in the waitlist, none where the club has no waitlist; and the way into it, which reports the result. */
export function useWaitlist({ api }: PersonClients, isOpen: boolean, report: Report) {
  const entries = useQuery({
    ...atDevice(api.queryOptions("get", "/waitlist-entries", {})),
    ...{ retry: false, enabled: isOpen },
  });
  const refresh = useRefreshPerson();
  const { keyOf, renew } = useIdempotencyKey();
  const { mutate, isPending } = api.useMutation("post", "/waitlist-entries", {
    retry: retryLostResponse,
    onSuccess: async () => {
      renew();
      report.succeeded("You are on the waitlist: we let you know when a court is free");
      await refresh();
    },
    onError: (error: unknown) => {
      report.failed(error, JOINING_UNANSWERED);
      void refresh();
    },
  });
  const join = (body: { requested_date: string; sport: string }) =>
    mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  return { entries: entries.data?.data, join, busy: isPending };
}
