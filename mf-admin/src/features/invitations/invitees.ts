import type { AddressCheck } from "@courtside/contracts/api/client.ts";
import type { TypedAddress } from "./addresses.ts";

/** A typed address with what is known of it; `checking` until the server has responded. */
export interface Invitee extends TypedAddress {
  /** Its place in the text: an address may be listed twice. */
  place: number;
  status: "checking" | AddressCheck["status"];
  invited?: NonNullable<AddressCheck["invited"]>;
}

const MEMBER = "This person belongs to your club already";
const NOT_YOURS = "This person is invited already, by your club's administrators";
const WRONG = "Please enter a valid email address";

/** What the form shows of each address, in the order of the text. */
export function inviteesOf(typed: readonly TypedAddress[], checks: ReadonlyMap<string, AddressCheck>): Invitee[] {
  return typed.map((typedAddress, place) => {
    const address = { ...typedAddress, place };
    if (address.problem) return { ...address, status: "wrong" };
    const check = checks.get(address.email);
    if (!check) return { ...address, status: "checking" };
    const { status, invited } = check;
    if (status === "wrong") return { ...address, status, problem: WRONG };
    if (status === "member") return { ...address, status, problem: MEMBER };
    if (status === "invited" && !invited) return { ...address, status, problem: NOT_YOURS };
    return { ...address, status, ...(invited && { invited }) };
  });
}

/** Those to send to. What is not checked yet is sent as well, because the server checks it again. */
export const sendable = (invitees: readonly Invitee[], again: boolean): Invitee[] =>
  invitees.filter(({ status, problem }) => !problem && (status !== "invited" || again));
