import type { GoTrueClient } from "@supabase/auth-js";
import { apiUrl } from "../../../support/world.ts";
import { type Account, newAccount, newClient, signIn } from "../accounts.ts";
import { type Bent, SoftwareKey } from "./software-key.ts";

/** Registers a passkey with the client; throws the client's error when it is rejected. */
export async function register(client: GoTrueClient, key = new SoftwareKey(apiUrl), bent: Bent = {}) {
  const { data: begun, error } = await client.passkey.startRegistration();
  if (error) throw error;
  const credential = key.create(begun.options, bent);
  const ended = await client.passkey.verifyRegistration({ challengeId: begun.challenge_id, credential });
  if (ended.error) throw ended.error;
  return { key, passkey: ended.data, challengeId: begun.challenge_id, credential };
}

/** Signs a client in with a passkey; returns the client's own result. */
export async function signInBy(key: SoftwareKey, bent: Bent = {}, client = newClient()) {
  const { data: begun, error } = await client.passkey.startAuthentication();
  if (error) throw error;
  const credential = key.get(begun.options, bent);
  const response = await client.passkey.verifyAuthentication({ challengeId: begun.challenge_id, credential });
  return { ...response, client, challengeId: begun.challenge_id, credential };
}

export interface WithPasskey {
  account: Account;
  client: GoTrueClient;
  key: SoftwareKey;
  passkeyId: string;
}

/** An account with a passkey, and the client that set it up. */
export async function newWithPasskey(): Promise<WithPasskey> {
  const account = await newAccount();
  const { client } = await signIn(account);
  const { key, passkey } = await register(client);
  return { account, client, key, passkeyId: passkey.id };
}
