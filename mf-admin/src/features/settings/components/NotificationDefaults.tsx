import type { ClubNotificationSettings } from "@courtside/contracts/api/client.ts";
import {
  CHANNEL_LABELS,
  DIGEST_EVENTS,
  type DigestEvent,
  EVENT_EXPLANATIONS,
  EVENT_LABELS,
  isDigestEvent,
  LOCKABLE_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
  settingsOf,
} from "@courtside/contracts/domain/notifications.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Stack, useFits, usePhone, VisuallyHidden } from "@courtside/design-system/core.tsx";
import { TimeSelect } from "@courtside/design-system/dates.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { useRef } from "react";
import { useSaveNotifications } from "../api.ts";
import { type OwnValues, useOwnDraft } from "../form/useOwnDraft.ts";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import styles from "./NotificationDefaults.module.css";
import { type OwnSectionProps, SectionCard, useReportUnsaved } from "./OwnSection.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { CAP_ID, capProblem, TextCosts } from "./TextCosts.tsx";

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
      {(stored) => <DefaultsForm stored={stored} text={text} id={id} onUnsaved={onUnsaved} />}
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

type Pace = "once" | "daily";

const PACES: { value: Pace; label: string }[] = [
  { value: "once", label: "At once" },
  { value: "daily", label: "Once a day" },
];
const DAILY = "Emails come";

type Name = `${NotificationEvent} ${NotificationChannel}` | `${DigestEvent} pace` | "at" | "cap";

const choiceOf = (
  { defaults, locked }: Pick<ClubNotificationSettings, "defaults" | "locked">,
  event: NotificationEvent,
  channel: NotificationChannel,
): Choice => (locked[event][channel] ? "locked" : defaults[event][channel] ? "on" : "off");

/** Each choice by its name: a cell of the table, the pace of an event's mails, their hour, and the most that texts cost. */
function savedOf(stored: ClubNotificationSettings): { version: number; values: OwnValues<Name> } {
  const { version, channels, digest, texts } = stored;
  const cells = NOTIFICATION_EVENTS.flatMap((event) =>
    channels.map((channel) => [`${event} ${channel}`, choiceOf(stored, event, channel)]),
  );
  const paces = DIGEST_EVENTS.map((event) => [`${event} pace`, digest.events[event] ? "daily" : "once"]);
  const values = Object.fromEntries([...cells, ...paces, ["at", digest.at], ["cap", texts?.cap ?? null]]);
  return { version, values: values as OwnValues<Name> };
}

/**
 * What is sent: also the choices of channels that this installation does not have. An unedited limit of texts is left out, and the
 * installation's own is sent as none, so that both follow the installation.
 */
function bodyOf(
  { channels, defaults, locked, digest, texts }: ClubNotificationSettings,
  values: OwnValues<Name>,
  isCapEdited: boolean,
) {
  const isShown = (channel: NotificationChannel) => channels.includes(channel);
  const events = { ...digest.events };
  for (const event of DIGEST_EVENTS) events[event] = values[`${event} pace`] === "daily";
  return {
    defaults: settingsOf((event, channel) =>
      isShown(channel) ? values[`${event} ${channel}`] !== "off" : defaults[event][channel],
    ),
    locked: settingsOf((event, channel) =>
      isShown(channel) ? values[`${event} ${channel}`] === "locked" : locked[event][channel],
    ),
    digest: { at: String(values.at), events },
    ...(texts && isCapEdited && { text_cap: values.cap === texts.most ? null : Number(values.cap) }),
  };
}

const CAP = "Most a Month";
const HOUR = "Daily Email At";

function labelOf(name: Name): string {
  if (name === "at") return HOUR;
  if (name === "cap") return CAP;
  const [event, of] = name.split(" ") as [NotificationEvent, NotificationChannel | "pace"];
  return `${EVENT_LABELS[event]}: ${of === "pace" ? DAILY : CHANNEL_LABELS[of]}`;
}

const valueText = (value: string | number | null): string =>
  [...CHOICES, ...PACES].find((each) => each.value === value)?.label ?? String(value ?? "none");

interface DefaultsFormProps extends OwnSectionProps {
  stored: ClubNotificationSettings;
}

function DefaultsForm({ id, stored, text, onUnsaved }: DefaultsFormProps) {
  const now = savedOf(stored);
  const draft = useOwnDraft(now);
  const { base, values, newer, count } = draft;
  const save = useSaveNotifications(text, (saved) => draft.accept(savedOf(saved)));
  const { channels, texts } = stored;
  const cap = values.cap === null ? null : Number(values.cap);
  const problem = texts && capProblem(cap, texts);
  useReportUnsaved({ id, onUnsaved }, count > 0);
  return (
    <Stack gap={16}>
      <Matrix values={values} channels={channels} onChange={(name, value) => draft.set({ [name]: value })} />
      {DIGEST_EVENTS.some((event) => values[`${event} pace`] === "daily") && (
        <Field
          label={HOUR}
          hint="In the club's time zone, unless a member has chosen another time. What is urgent comes at once."
          className={styles.hour}
        >
          <TimeSelect value={String(values.at)} onChange={(at) => draft.set({ at })} />
        </Field>
      )}
      {texts && <TextCosts texts={texts} cap={cap} problem={problem} onChange={(next) => draft.set({ cap: next })} />}
      <SaveBar
        count={count}
        label={text.button}
        section="Notifications"
        isSaving={save.isPending}
        onDiscard={draft.discard}
        onSave={() => {
          if (problem) document.getElementById(CAP_ID)?.focus();
          else save.mutate({ body: { ...bodyOf(stored, values, draft.isEdited("cap")), version: base.version } });
        }}
        notice={
          newer &&
          !save.isPending && (
            <ChangedElsewhere
              key={newer.version}
              fields={newer.names.map((name) => ({
                name,
                label: labelOf(name),
                before: valueText(base.values[name]),
                theirs: valueText(now.values[name]),
                ...(draft.isEdited(name) && { ours: valueText(values[name]) }),
              }))}
              focused={save.isError}
              onKeep={draft.rebase}
              onDiscard={draft.discard}
            />
          )
        }
      />
    </Stack>
  );
}

interface MatrixProps {
  values: OwnValues<Name>;
  /** Those of this installation. */
  channels: readonly NotificationChannel[];
  onChange: (name: Name, value: string) => void;
}

/** A table; on a phone, and wherever it does not fit, a group of choices for each event. */
function Matrix({ values, channels, onChange }: MatrixProps) {
  const frame = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const fits = useFits(frame);
  const selectOf = (event: NotificationEvent, channel: NotificationChannel, label?: string) => (
    <Select
      aria-label={label}
      options={choicesFor(channel)}
      value={values[`${event} ${channel}`] as Choice}
      onChange={(choice) => onChange(`${event} ${channel}`, choice)}
    />
  );
  const paceOf = (event: DigestEvent, label?: string) => (
    <Select
      aria-label={label}
      options={PACES}
      value={values[`${event} pace`] as Pace}
      onChange={(pace) => onChange(`${event} pace`, pace)}
    />
  );
  if (phone || !fits) {
    return (
      <div ref={frame}>
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
              {isDigestEvent(event) && <Field label={DAILY}>{paceOf(event)}</Field>}
            </div>
          </fieldset>
        ))}
      </div>
    );
  }
  return (
    <div ref={frame}>
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
            <th scope="col" className={styles.choice}>
              {DAILY}
            </th>
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
              <td className={styles.choice}>
                {isDigestEvent(event) && paceOf(event, `${EVENT_LABELS[event]}: ${DAILY}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const EventText = ({ event }: { event: NotificationEvent }) => (
  <>
    <span className={styles.event}>{EVENT_LABELS[event]}</span>
    <span className={styles.explanation}>{EVENT_EXPLANATIONS[event]}</span>
  </>
);
