import { can, ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, IconHourglass, Inline, Link, LinkButton, Loading, Page } from "@courtside/design-system/core.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { RedirectSignedIn } from "../access/RedirectSignedIn.tsx";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { useLogout } from "../session/useLogout.ts";
import { hadSubscription } from "./clubStatus.ts";
import styles from "./TrialExpired.module.css";

/**
 * `/trial-ended`: for users of a club whose trial or subscription is over (docs/product/access.md#when-access-ends). All
 * others are redirected to the page that applies to them.
 */
export default function TrialEndedPage() {
  const { me } = useShell();
  if (!me) return <Loading page />;
  if (!me.club || me.access.access_type !== "trial_expired") return <RedirectSignedIn />;
  const role = me.effective_role;
  const what = hadSubscription(me.trial) ? "subscription" : "trial";
  return role && can(role, "club:billing") ? <ForAdmin what={what} /> : <ForOthers what={what} club={me.club} />;
}

interface EndedProps {
  what: "trial" | "subscription";
}

function ForAdmin({ what }: EndedProps) {
  return (
    <Ended
      title={`Your ${what} has ended`}
      text="Your club, its members and every booking are kept. Choose a plan and the board opens again at once, for everybody."
    >
      <LinkButton href="/upgrade" variant="primary">
        Upgrade to Continue
      </LinkButton>
      <LinkButton href="/demo">Try Demo Again</LinkButton>
    </Ended>
  );
}

const people = new Intl.ListFormat("en", { type: "disjunction" });

function ForOthers({ what, club }: EndedProps & { club: { name: string; contact_email: string } }) {
  const { data } = useApi().useQuery("get", "/billing/contacts", {});
  const admins = data?.data.map(({ name }) => name) ?? [];
  const email = club.contact_email;
  return (
    <Ended
      title={`The ${what} of ${club.name} has ended`}
      text={
        <>
          Your bookings are kept. An {ROLE_LABELS.admin.toLowerCase()} of your club can open it again by choosing a
          plan: please ask {admins.length > 0 ? people.format(admins) : "them"}
          {email && (
            <>
              {" "}
              or write to <Link href={`mailto:${email}`}>{email}</Link>
            </>
          )}
          .
        </>
      }
    >
      <LinkButton href="/demo">Try Demo Again</LinkButton>
    </Ended>
  );
}

interface EndedFrameProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

function Ended({ title, text, children }: EndedFrameProps) {
  useScreenTitle("Trial ended");
  const logout = useLogout();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page width="narrow" className={styles.page}>
      <IconHourglass size={48} className={styles.icon} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <Inline justify="center">
        {children}
        <Button variant="ghost" onClick={logout}>
          Logout
        </Button>
      </Inline>
    </Page>
  );
}
