import { clubDate, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { LiveRegion, Tag, Text } from "@courtside/design-system/core.tsx";
import type { Invitee } from "../invitees.ts";
import styles from "./InviteeList.module.css";

/** It scrolls, so the keyboard must reach it. */
export const SCROLLER = { tabIndex: 0 } as const;

/** Each address before anything is sent: new, a member, invited, or wrong and why. */
export function InviteeList({ invitees }: { invitees: readonly Invitee[] }) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const count = (status: Invitee["status"]) => invitees.filter((each) => each.status === status).length;
  const parts = [
    [count("new"), "new"],
    [count("invited"), "invited already"],
    [count("member"), "in the club already"],
    [count("wrong"), "wrong"],
    [count("checking"), "being checked"],
  ].flatMap(([many, what]) => (many ? [`${many} ${what}`] : []));
  return (
    <div className={styles.box}>
      <Text tone="secondary">{parts.join(" · ")}</Text>
      <LiveRegion message={count("checking") > 0 ? "" : parts.join(", ")} />
      <ul className={styles.list} aria-label="Addresses" {...SCROLLER}>
        {invitees.map((invitee) => (
          <li key={invitee.place} className={styles.line}>
            <span className={styles.who}>
              {invitee.name && <strong>{invitee.name}</strong>} {invitee.email}
            </span>
            <InviteeStatus invitee={invitee} zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function InviteeStatus({ invitee: { status, problem, invited }, zone }: { invitee: Invitee; zone: string }) {
  if (problem) return <Tag tone={status === "member" ? "neutral" : "error"}>{problem}</Tag>;
  if (status === "checking") return <Tag>Checking…</Tag>;
  if (status === "new" || !invited) return <Tag tone="success">New</Tag>;
  return (
    <Tag tone="warning">{`Invited as ${ROLE_LABELS[invited.as]}, ${dateYearLabel(clubDate(invited.sent_at, zone), zone)}`}</Tag>
  );
}
