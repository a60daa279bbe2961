import type { Club } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import type { JoinWish } from "../../../waitlist/useJoinWaitlist.ts";
import { windowChoices } from "../join-wish.ts";
import styles from "./JoinFields.module.css";

interface JoinFieldsProps {
  club: NonNullable<Club>;
  wish: JoinWish;
  windowError: string | null;
  onWish: (wish: JoinWish) => void;
}

/** A select has no null. */
const ANY = "";

const timeOptions = (times: readonly string[]) => [
  { value: ANY, label: "Any time" },
  ...times.map((time) => ({ value: time, label: time })),
];

/** Sport, court and window; all but the sport may be left open. */
export function JoinFields({ club, wish, windowError, onWish }: JoinFieldsProps) {
  const courts = useApi().useQuery("get", "/courts");
  const ofSport = (courts.data?.data ?? []).filter(({ sport, is_active }) => sport === wish.sport && is_active);
  const { starts, ends } = windowChoices(club);
  const sports = club.sports.includes(wish.sport) ? club.sports : [wish.sport, ...club.sports];
  return (
    <>
      <div className={styles.pair}>
        <Field label="Sport" required>
          <Select
            name="sport"
            options={sports.map((sport) => ({ value: sport, label: sportLabel(sport) }))}
            value={wish.sport}
            onChange={(sport) => onWish({ ...wish, sport, courtId: null })}
          />
        </Field>
        <Field label="Court">
          <Select
            name="court"
            options={[
              { value: ANY, label: "Any court" },
              ...ofSport.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={wish.courtId ?? ANY}
            onChange={(court) => onWish({ ...wish, courtId: court || null })}
          />
        </Field>
      </div>
      <fieldset className={styles.window}>
        <legend className={styles.legend}>Preferred time</legend>
        <div className={styles.pair}>
          <Field label="Start Time">
            <Select
              name="start"
              options={timeOptions(starts)}
              value={wish.start ?? ANY}
              onChange={(start) => onWish({ ...wish, start: start || null })}
            />
          </Field>
          <Field label="End Time" error={windowError}>
            <Select
              name="end"
              options={timeOptions(ends)}
              value={wish.end ?? ANY}
              onChange={(end) => onWish({ ...wish, end: end || null })}
            />
          </Field>
        </div>
        <p className={styles.hint}>Leave blank to accept any available time slot</p>
      </fieldset>
    </>
  );
}
