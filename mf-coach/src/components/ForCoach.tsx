import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, Empty, IconCoach, LinkButton, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import type { ReactNode } from "react";
import styles from "./ForCoach.module.css";
import { LoadFailed } from "./LoadFailed.tsx";
import type { ChosenCoach } from "./useChosenCoach.ts";

interface ForCoachProps {
  chosen: ChosenCoach;
  children: (coachId: string) => ReactNode;
}

/** The content of a coach's screen; an admin chooses the coach above it. */
export function ForCoach({ chosen: { coachId, coaches, query, choose }, children }: ForCoachProps) {
  const { hasScreen } = useShell();
  if (coaches === null) return coachId && children(coachId);
  if (query.isPending) return <SkeletonList />;
  if (!query.data) return <LoadFailed title="Coaches could not be loaded" query={query} />;
  if (!coachId) {
    return (
      <Card>
        <Empty
          icon={<IconCoach />}
          title="No coaches yet"
          description="Add the first one, and you find their schedule here."
          action={hasScreen("/manage/coaches") && <LinkButton href="/manage/coaches">Manage Coaches</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <Stack gap={20}>
      <Field label="Coach" className={styles.choice}>
        <Select
          options={coaches.map(({ id, name }) => ({ value: id, label: name }))}
          value={coachId}
          onChange={choose}
        />
      </Field>
      {children(coachId)}
    </Stack>
  );
}
