import type { Booking } from "@courtside/contracts/api/client.ts";
import { Heading, LinkButton, Skeleton, Stack, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { CancelLessonDialog } from "../../../components/CancelLessonDialog.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useLessons } from "../api.ts";
import { LessonCard } from "./LessonCard.tsx";

interface NextLessonProps {
  coachId: string;
  zone: string;
}

/** What a coach looks for first. */
export function NextLesson({ coachId, zone }: NextLessonProps) {
  const query = useLessons(coachId, "upcoming", 1);
  const [canceling, setCanceling] = useState<Booking | null>(null);
  const [next] = query.lessons;
  return (
    <Stack gap={12}>
      <Heading>Next lesson</Heading>
      {query.isPending && <Skeleton lines={3} />}
      {query.isError && !next && <LoadFailed title="The next lesson could not be loaded" query={query} />}
      {query.isSuccess && !next && <Text tone="secondary">No lesson ahead.</Text>}
      {next && <LessonCard highlighted lesson={next} zone={zone} onCancel={() => setCanceling(next)} />}
      <div>
        <LinkButton href="/schedule">Whole Week</LinkButton>
      </div>
      {canceling && (
        <CancelLessonDialog
          lesson={{ ...canceling, member: canceling.user_name }}
          zone={zone}
          onClose={() => setCanceling(null)}
        />
      )}
    </Stack>
  );
}
