import { Inline, Segmented, Stack } from "@courtside/design-system/core.tsx";
import { type ReactNode, useState } from "react";
import { type LessonTab, useLessons } from "../api.ts";
import { LessonList } from "./LessonList.tsx";

interface LessonsTabProps {
  coachId: string;
  zone: string;
  /** Schedule private lesson. */
  action: ReactNode;
}

const OPTIONS = [
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past" },
] as const;

const EMPTY = {
  upcoming: { title: "No upcoming lessons", description: "Lessons that you schedule or accept stand here." },
  past: { title: "No past lessons", description: "Lessons that are over or canceled stand here." },
};

/** The lessons a coach gives, to come and over. */
export function LessonsTab({ coachId, zone, action }: LessonsTabProps) {
  const [when, setWhen] = useState<LessonTab>("upcoming");
  const query = useLessons(coachId, when);
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={12}>
        <Segmented label="Lessons" options={OPTIONS} value={when} onChange={setWhen} />
        {action}
      </Inline>
      <LessonList
        label={when === "upcoming" ? "Upcoming lessons" : "Past lessons"}
        query={query}
        zone={zone}
        empty={EMPTY[when]}
      />
    </Stack>
  );
}
