import { useLocation, useNavigate } from "react-router";

interface Sent {
  page: string;
  email: string;
}

const isSent = (value: unknown): value is Sent =>
  typeof value === "object" && value !== null && "page" in value && "email" in value && typeof value.email === "string";

/** The state of a history entry whose page has sent a mail to an address. */
export const withSentTo = (state: unknown, page: string, email: string | null): object => {
  const { sent: _before, ...rest }: { sent?: unknown } = typeof state === "object" && state !== null ? state : {};
  return email === null ? rest : { ...rest, sent: { page, email } };
};

/**
 * The address that this page has sent a mail to, and how to set it. Kept in the history's entry: a person who reads the mail in
 * between and comes back to a reloaded page can still type the code.
 */
export function useSentTo(page: string): [email: string | null, setEmail: (email: string | null) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { sent } = typeof state === "object" && state !== null ? state : {};
  const setEmail = (email: string | null) => {
    void navigate(pathname + search, { replace: true, state: withSentTo(state, page, email) });
  };
  return [isSent(sent) && sent.page === page ? sent.email : null, setEmail];
}
