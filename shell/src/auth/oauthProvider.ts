import type { Provider } from "@supabase/auth-js";

/** The client's type knows famous providers only; the service takes whatever name its environment gives one. */
export const oauthProvider = (name: string): Provider => name as Provider;
