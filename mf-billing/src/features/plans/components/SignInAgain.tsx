import { Alert, LinkButton } from "@courtside/design-system/core.tsx";
import { throughSignIn } from "./upgrade-address.ts";

/** For whoever comes back from the provider's pages after the session has ended. */
export const SignInAgain = ({ search }: { search: URLSearchParams }) => (
  <Alert
    title="You have been signed out meanwhile"
    action={
      <LinkButton href={throughSignIn(`/upgrade?${search}`)} size="small">
        Sign In
      </LinkButton>
    }
  >
    Sign in to see how your club's subscription stands.
  </Alert>
);
