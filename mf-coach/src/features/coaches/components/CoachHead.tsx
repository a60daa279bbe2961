import type { Coach } from "@courtside/contracts/api/client.ts";
import { Avatar, PageHeader } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import styles from "./CoachHead.module.css";
import { SportTags } from "./SportTags.tsx";

interface CoachHeadProps {
  coach: Coach;
  backTo: string;
  actions: ReactNode;
}

/** Initials, name, sports, and what can be done. */
export function CoachHead({ coach, backTo, actions }: CoachHeadProps) {
  return (
    <PageHeader
      back={{ href: backTo, label: "Back" }}
      title={
        <span className={styles.name}>
          <Avatar name={coach.name} size={56} />
          {coach.name}
        </span>
      }
      tag={<SportTags sports={coach.sports} />}
      actions={actions}
    />
  );
}
