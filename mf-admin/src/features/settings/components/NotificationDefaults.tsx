import { type ClubNotificationSettings, messageOf } from "@courtside/contracts/api/client.ts";
import {
  CHANNEL_LABELS,
  EVENT_EXPLANATIONS,
  EVENT_LABELS,
  LOCKABLE_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
} from "@courtside/contracts/domain/notifications.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { Stack, usePhone, VisuallyHidden } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { CLUB_NOTIFICATIONS } from "../../../query-keys.ts";
import styles from "./NotificationDefaults.module.css";
import { type OwnSectionProps, SectionCard, useReportUnsaved } from "./OwnSection.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { capProblem, TextCosts } from "./TextCosts.tsx";

/** What members are notified of unless they choose otherwise, and what they cannot switch off (docs/product/notifications.md#what-the-club-sets). */
export function NotificationDefaults({ id, text, onUnsaved }: OwnSectionProps) {
  const settings = useApi().useQuery("get", "/club/notification-settings");
  return (
    <SectionCard
      id={id}
      title="Notifications"
      description="What people get unless they choose otherwise, and what they cannot switch off"
      failed="Notifications could not be loaded"
      settings={settings}
    >
      {(stored) => <DefaultsForm key={stored.version} stored={stored} text={text} id={id} onUnsaved={onUnsaved} />}
    </SectionCard>
  );
}

type Choice = "on" | "off" | "locked";

const CHOICES: { value: Choice; label: string }[] = [
  { value: "on", label: "On" },
  { value: "off", label: "Off" },
  { value: "locked", label: "Always on" },
];

/** A device or a number cannot be made to show anything that its owner has not switched on. */
const choicesFor = (channel: NotificationChannel) =>
  LOCKABLE_CHANNELS.some((each) => each === channel) ? CHOICES : CHOICES.filter(({ value }) => value !== "locked");

interface Draft extends Pick<ClubNotificationSettings, "defaults" | "locked"> {
  /** null while the field has no number. */
  cap: number | null;
}

const draftOf = ({ defaults, locked, texts }: ClubNotificationSettings): Draft => ({
  defaults,
  locked,
  cap: texts?.cap ?? null,
});

const choiceOf = (
  { defaults, locked }: Pick<Draft, "defaults" | "locked">,
  event: NotificationEvent,
  channel: NotificationChannel,
): Choice => (locked[event][channel] ? "locked" : defaults[event][channel] ? "on" : "off");

const withChoice = (draft: Draft, event: NotificationEvent, channel: NotificationChannel, choice: Choice): Draft => ({
  ...draft,
  defaults: { ...draft.defaults, [event]: { ...draft.defaults[event], [channel]: choice !== "off" } },
  locked: { ...draft.locked, [event]: { ...draft.locked[event], [channel]: choice === "locked" } },
});

interface DefaultsFormProps extends OwnSectionProps {
  stored: ClubNotificationSettings;
}

function DefaultsForm({ id, stored, text, onUnsaved }: DefaultsFormProps) {
  const toast = useToast("settings");
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => draftOf(stored));
  const save = useApi().useMutation("put", "/club/notification-settings", {
    onSuccess: () => toast.success(text.saved),
    onError: (error: unknown) => toast.error(text.failedTitle, messageOf(error) ?? text.failed),
    onSettled: () => queries.invalidateQueries({ queryKey: CLUB_NOTIFICATIONS }),
  });
  const { channels, texts } = stored;
  const choices = NOTIFICATION_EVENTS.flatMap((event) =>
    channels.filter((channel) => choiceOf(draft, event, channel) !== choiceOf(stored, event, channel)),
  ).length;
  const count = choices + (texts && draft.cap !== texts.cap ? 1 : 0);
  const problem = texts && capProblem(draft.cap, texts);
  const isUnsaved = count > 0;
  useReportUnsaved({ id, onUnsaved }, isUnsaved);
  return (
    <Stack gap={16}>
      <Matrix
        draft={draft}
        channels={channels}
        onChange={(event, channel, choice) => setDraft((before) => withChoice(before, event, channel, choice))}
      />
      {texts && (
        <TextCosts
          texts={texts}
          cap={draft.cap}
          problem={problem}
          onChange={(cap) => setDraft((before) => ({ ...before, cap }))}
        />
      )}
      <SaveBar
        count={count}
        label={text.button}
        section="Notifications"
        isSaving={save.isPending}
        onDiscard={() => setDraft(draftOf(stored))}
        onSave={() => {
          if (problem) return;
          const { cap, ...chosen } = draft;
          save.mutate({ body: { ...chosen, ...(texts && { text_cap: cap }), version: stored.version } });
        }}
      />
    </Stack>
  );
}

interface MatrixProps {
  draft: Draft;
  /** Those of this installation. */
  channels: readonly NotificationChannel[];
  onChange: (event: NotificationEvent, channel: NotificationChannel, choice: Choice) => void;
}

/** A table, and on a phone a group of choices for each event. */
function Matrix({ draft, channels, onChange }: MatrixProps) {
  const phone = usePhone();
  const selectOf = (event: NotificationEvent, channel: NotificationChannel, label?: string) => (
    <Select
      aria-label={label}
      options={choicesFor(channel)}
      value={choiceOf(draft, event, channel)}
      onChange={(choice) => onChange(event, channel, choice)}
    />
  );
  if (phone) {
    return (
      <>
        {NOTIFICATION_EVENTS.map((event) => (
          <fieldset key={event} className={styles.group}>
            <legend>
              <EventText event={event} />
            </legend>
            <div className={styles.channels}>
              {channels.map((channel) => (
                <Field key={channel} label={CHANNEL_LABELS[channel]}>
                  {selectOf(event, channel)}
                </Field>
              ))}
            </div>
          </fieldset>
        ))}
      </>
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Event</VisuallyHidden>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles.choice}>
              {CHANNEL_LABELS[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_EVENTS.map((event) => (
          <tr key={event}>
            <th scope="row">
              <EventText event={event} />
            </th>
            {channels.map((channel) => (
              <td key={channel} className={styles.choice}>
                {selectOf(event, channel, `${EVENT_LABELS[event]}: ${CHANNEL_LABELS[channel]}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const EventText = ({ event }: { event: NotificationEvent }) => (
  <>
    <span className={styles.event}>{EVENT_LABELS[event]}</span>
    <span className={styles.explanation}>{EVENT_EXPLANATIONS[event]}</span>
  </>
);
