import type { User } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { authClient } from "../auth/authClient.ts";
import { AUTH_USER } from "../auth/query-keys.ts";

/** The signed-in account as the auth service knows it: pending address, factors, identities. */
export const useAuthUser = () =>
  useQuery({
    queryKey: AUTH_USER,
    queryFn: async (): Promise<User> => {
      const { data, error } = await authClient.getUser();
      if (error) throw error;
      return data.user;
    },
  });

/** Reads it again, after something about it was changed. */
export function useReloadAuthUser(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: AUTH_USER });
}
