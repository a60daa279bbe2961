import { Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { usePeople } from "../api.ts";

interface FoundPeopleProps {
  search: string;
  onFilter: (filter: { actor: string } | { subject: string }) => void;
}

/** Whom the search may mean; one of them narrows the list. */
export function FoundPeople({ search, onFilter }: FoundPeopleProps) {
  const people = usePeople(search);
  return (
    <div role="status">
      {people?.length === 0 && <Text tone="secondary">No person found</Text>}
      {people && people.length > 0 && (
        <Inline>
          {people.map(({ id, full_name, is_former }) => {
            const name = is_former ? `${full_name} (left)` : full_name;
            return (
              <Inline key={id}>
                <Button size="small" onClick={() => onFilter({ actor: id })}>
                  By {name}
                </Button>
                <Button size="small" onClick={() => onFilter({ subject: id })}>
                  About {name}
                </Button>
              </Inline>
            );
          })}
        </Inline>
      )}
    </div>
  );
}
