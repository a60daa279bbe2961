import { type FoundMember, isApiError } from "@courtside/contracts/api/client.ts";
import { distinguish, kioskName } from "@courtside/contracts/domain/kiosk-name.ts";
import { SHORTEST_SEARCH } from "@courtside/contracts/shell/useTypedSearch.ts";
import { Button, IconUser, Text } from "@courtside/design-system/core.tsx";
import { Field, SearchInput } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { useMemberSearch } from "../../members/api.ts";
import styles from "./Kiosk.module.css";

interface WhoPlaysProps {
  label?: string;
  member: FoundMember | null;
  onMember: (member: FoundMember | null) => void;
}

/** Finds the member to book for, and shows only first names and initials. */
export function WhoPlays({ label = "Who is playing?", member, onMember }: WhoPlaysProps) {
  const [text, setText] = useState("");
  if (member) {
    return (
      <div className={styles.chosen}>
        <IconUser />
        <strong className={styles.who}>{kioskName(member.name)}</strong>
        <Button onClick={() => onMember(null)}>Change</Button>
      </div>
    );
  }
  return (
    <div className={styles.search}>
      <Field label={label} hint="Type at least 2 characters of the name or the email">
        <SearchInput
          // A name for which no browser has stored suggestions.
          name="kiosk-who"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
      </Field>
      <Found text={text} onMember={onMember} />
    </div>
  );
}

function Found({ text, onMember }: { text: string; onMember: (member: FoundMember) => void }) {
  const { found, hasMore, isLong, isSearching, error } = useMemberSearch(text);
  // A namesake of anyone may be among those who were not listed.
  const { alone, alike } = distinguish(hasMore ? [] : found);
  const note = !isLong
    ? ""
    : error
      ? isApiError(error)
        ? error.message
        : "The search did not reach Courtside"
      : isSearching
        ? "Searching..."
        : found.length === 0
          ? "No member found"
          : hasMore
            ? "Too many to tell apart: type more of the name, or the email."
            : alike.length > 0
              ? `More than one ${alike.join(", more than one ")}: type the whole name or the email.`
              : "";
  return (
    <>
      <ul className={styles.found} aria-label="Members found">
        {text.trim().length >= SHORTEST_SEARCH &&
          alone.map(({ shown, person }) => (
            <li key={person.id}>
              <Button block onClick={() => onMember(person)}>
                {shown}
              </Button>
            </li>
          ))}
      </ul>
      <Text as="p" role="status" tone="secondary">
        {note}
      </Text>
    </>
  );
}
