import { createHmac } from "node:crypto";
import type { GoTrueClient, Session } from "@supabase/auth-js";
import { ownerSql } from "../../../support/world.ts";
import { type Account, newAccount, signIn } from "../accounts.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a 30-second step, computed by RFC 6238 and RFC 4226 alone. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}

export const currentStep = () => Math.floor(Date.now() / 30_000);

/** The app's code now, or so many steps from now. */
export const codeNow = (secret: string, steps = 0): string => codeOfStep(secret, currentStep() + steps);

/** A code that is invalid in every step around now. */
export function wrongCode(secret: string): string {
  const right = [-3, -2, -1, 0, 1, 2, 3].map((steps) => codeNow(secret, steps));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) ?? "444444";
}

export interface Factor {
  id: string;
  secret: string;
}

export async function enroll(client: GoTrueClient, friendlyName?: string): Promise<Factor> {
  const { data, error } = await client.mfa.enroll({ factorType: "totp", ...(friendlyName && { friendlyName }) });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret };
}

/** Challenge and code; throws the client's error when it is rejected. */
export async function verify(client: GoTrueClient, factor: Factor, code = codeNow(factor.secret)) {
  const { data, error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (error) throw error;
  return data;
}

/** Moves the last use of a code far into the past. */
export const forgetLastCode = (factor: Factor) =>
  ownerSql`update auth.mfa_factors set last_used_step = 0 where id = ${factor.id}`;

export interface Protected {
  account: Account;
  factor: Factor;
  /** Signed in, aal2. */
  client: GoTrueClient;
  /** Before the code was sent. */
  before: Session;
}

/** An account with a verified factor, and the client that set it up. */
export async function newProtected(): Promise<Protected> {
  const account = await newAccount();
  const { client, session } = await signIn(account);
  const factor = await enroll(client);
  await verify(client, factor);
  await forgetLastCode(factor);
  return { account, factor, client, before: session };
}

/** The same, and two more clients that have signed in by password only. */
export async function signedInTwice() {
  const shared = await newProtected();
  const [one, two] = [await signIn(shared.account), await signIn(shared.account)];
  return { ...shared, one: one.client, two: two.client };
}

/** The session that a client holds. */
export async function sessionOf(client: GoTrueClient): Promise<Session> {
  const { data } = await client.getSession();
  if (!data.session) throw new Error("the client holds no session");
  return data.session;
}
