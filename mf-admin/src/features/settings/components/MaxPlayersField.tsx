import { MOST_PLAYERS, mostPlayers } from "@courtside/contracts/domain/players.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Field, NumberInput } from "@courtside/design-system/fields.tsx";
import { useId } from "react";
import { fieldId } from "../form/fieldId.ts";
import { MAX_PLAYERS_FIELD } from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import styles from "./MaxPlayersField.module.css";

/** How many play on one booking, by sport; an empty field leaves it at what the sport usually has. */
export function MaxPlayersField({ form }: { form: SettingsForm }) {
  const id = useId();
  const { label, hint } = MAX_PLAYERS_FIELD;
  const { sports, max_players: bySport } = form.values;
  const problem = form.problems.max_players;
  const change = (sport: string, players: number | null) => {
    const { [sport]: _before, ...others } = bySport;
    form.set("max_players", players === null ? others : { ...others, [sport]: players });
  };
  return (
    <fieldset
      id={fieldId("max_players")}
      tabIndex={-1}
      className={styles.field}
      aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.sports}>
        {sports.map((sport) => (
          <Field key={sport} label={sportLabel(sport)}>
            <NumberInput
              {...MOST_PLAYERS}
              placeholder={String(mostPlayers(sport, { ofCourt: null, bySport: {} }))}
              value={bySport[sport] ?? null}
              onChange={(players) => change(sport, players)}
            />
          </Field>
        ))}
      </div>
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
      {problem && (
        <div id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </fieldset>
  );
}
