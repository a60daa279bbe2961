import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Inline, Tag } from "@courtside/design-system/core.tsx";

interface SportTagsProps {
  sports: readonly string[];
  /** Sports that the club no longer offers. */
  inactive?: readonly string[];
}

export function SportTags({ sports, inactive = [] }: SportTagsProps) {
  if (sports.length + inactive.length === 0) return null;
  return (
    <Inline gap={4}>
      {sports.map((sport) => (
        <Tag key={sport}>{sportLabel(sport)}</Tag>
      ))}
      {inactive.map((sport) => (
        <Tag key={sport} tone="warning">
          {sportLabel(sport)} (not offered)
        </Tag>
      ))}
    </Inline>
  );
}
