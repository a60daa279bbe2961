import { isApiError, type Me } from "@courtside/contracts/api/client.ts";
import {
  ADMIN_EVENTS,
  CHANNEL_LABELS,
  type ChannelChoices,
  DIGEST_EVENTS,
  type DigestChoices,
  type DigestEvent,
  EVENT_EXPLANATIONS,
  EVENT_LABELS,
  isDigestEvent,
  LOCKABLE_CHANNELS,
  mergedChoices,
  NOTIFICATION_EVENTS,
  type NotificationChannel,
  type NotificationEvent,
} from "@courtside/contracts/domain/notifications.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import {
  Alert,
  Card,
  ErrorState,
  SkeletonList,
  Stack,
  usePhone,
  VisuallyHidden,
} from "@courtside/design-system/core.tsx";
import { Switch, type SwitchProps } from "@courtside/design-system/fields.tsx";
import { apiFailureText } from "../../api/apiFailureText.ts";
import { useSaveSettings } from "./api.ts";
import { DailyMailCard } from "./DailyMailCard.tsx";
import { DeviceCard } from "./DeviceCard.tsx";
import type { DeviceNotifications } from "./device-notifications.ts";
import styles from "./NotificationsTab.module.css";
import { QuietHoursCard } from "./QuietHoursCard.tsx";
import { TextsCard } from "./TextsCard.tsx";

interface NotificationsTabProps {
  me: Me;
  /** Of stories. */
  device?: DeviceNotifications;
}

/** What one is notified of, in which channel, and when not (docs/product/notifications.md). */
export default function NotificationsTab({ me, device }: NotificationsTabProps) {
  const settings = useApi().useQuery("get", "/me/notification-settings");
  const { save, pending, error, dismiss } = useSaveSettings();
  if (!settings.data) {
    return (
      <Card>
        {settings.error ? (
          <ErrorState
            compact
            title="Your notifications could not be loaded"
            cause={isApiError(settings.error) ? settings.error.message : undefined}
            onRetry={() => void settings.refetch()}
            retrying={settings.isFetching}
          />
        ) : (
          <SkeletonList />
        )}
      </Card>
    );
  }
  const { quiet_hours, digest, locked, channels, ...stored } = settings.data;
  const { quiet_hours: changedQuiet, digest: changedDigest, ...changes } = pending;
  const choices = mergedChoices(stored, changes);
  const daily = { ...digest.events, ...changedDigest?.events };
  const isAnyDaily = DIGEST_EVENTS.some((event) => daily[event] && choices[event]?.mail !== false);
  const changeDaily = (event: DigestEvent, on: boolean) => {
    // With the first choice the hour becomes one of the person's own zone, unless they have chosen another.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    save({ digest: { default_time_zone: timeZone, events: { [event]: on } } });
  };
  const events = NOTIFICATION_EVENTS.filter((event) => !ADMIN_EVENTS.includes(event) || me.effective_role === "admin");
  return (
    <Stack>
      {error !== null && (
        <Alert tone="error" role="alert" onClose={dismiss}>
          {apiFailureText(error)}
        </Alert>
      )}
      {/* Many people share the demo's accounts. */}
      {!me.profile.is_demo && <DeviceCard device={device} />}
      {!me.profile.is_demo && channels.includes("text") && <TextsCard />}
      <Card
        title="What You Are Notified Of"
        description="For this club. What the club needs you to know cannot be switched off."
      >
        <Matrix
          events={events}
          channels={channels}
          choices={choices}
          locked={locked}
          daily={daily}
          onChange={(event, channel, on) => save({ [event]: { [channel]: on } })}
          onChangeDaily={changeDaily}
        />
      </Card>
      {isAnyDaily && (
        <DailyMailCard time={{ ...digest, ...changedDigest }} onChange={(change) => save({ digest: change })} />
      )}
      <QuietHoursCard
        quietHours={changedQuiet === undefined ? quiet_hours : changedQuiet}
        onChange={(next) => save({ quiet_hours: next })}
      />
    </Stack>
  );
}

interface MatrixProps {
  events: readonly NotificationEvent[];
  /** Those of this installation. */
  channels: readonly NotificationChannel[];
  choices: ChannelChoices;
  locked: ChannelChoices;
  daily: DigestChoices;
  onChange: (event: NotificationEvent, channel: NotificationChannel, on: boolean) => void;
  onChangeDaily: (event: DigestEvent, on: boolean) => void;
}

const DAILY = "Daily email";

/** A table, and on a phone a group of switches for each event. */
function Matrix({ events, channels, choices, locked, daily, onChange, onChangeDaily }: MatrixProps) {
  const phone = usePhone();
  const switchOf = (event: NotificationEvent, channel: NotificationChannel) => ({
    checked: choices[event]?.[channel] ?? true,
    disabled: locked[event]?.[channel] === true,
    onChange: (on: boolean) => onChange(event, channel, on),
  });
  /** None for an event whose mails never wait. */
  const dailySwitch = (event: NotificationEvent, label: Pick<SwitchProps, "aria-label" | "children">) =>
    isDigestEvent(event) && (
      <Switch
        {...label}
        checked={daily[event] === true}
        disabled={choices[event]?.mail === false}
        onChange={(on) => onChangeDaily(event, on)}
      />
    );
  if (phone) {
    return events.map((event) => (
      <fieldset key={event} className={styles.card}>
        <legend>
          <span className={styles.event}>{EVENT_LABELS[event]}</span>
          <span className={styles.explanation}>{EVENT_EXPLANATIONS[event]}</span>
        </legend>
        {channels.map((channel) => (
          <Switch
            key={channel}
            {...switchOf(event, channel)}
            description={locked[event]?.[channel] ? "Set by the club" : undefined}
          >
            {CHANNEL_LABELS[channel]}
          </Switch>
        ))}
        {dailySwitch(event, { children: DAILY })}
      </fieldset>
    ));
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Event</VisuallyHidden>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {CHANNEL_LABELS[channel]}
            </th>
          ))}
          <th scope="col" className={styles.channel}>
            {DAILY}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event}>
            <th scope="row">
              <span className={styles.event}>{EVENT_LABELS[event]}</span>
              <span className={styles.explanation}>
                {EVENT_EXPLANATIONS[event]}
                {lockedText(locked[event])}
              </span>
            </th>
            {channels.map((channel) => (
              <td key={channel} className={styles.channel}>
                <Switch
                  {...switchOf(event, channel)}
                  aria-label={`${EVENT_LABELS[event]}: ${CHANNEL_LABELS[channel]}`}
                />
              </td>
            ))}
            <td className={styles.channel}>
              {dailySwitch(event, { "aria-label": `${EVENT_LABELS[event]}: ${DAILY}` })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** ". Set by the club: Email" */
function lockedText(locked: ChannelChoices[NotificationEvent]): string {
  const names = LOCKABLE_CHANNELS.filter((channel) => locked?.[channel]).map((channel) => CHANNEL_LABELS[channel]);
  return names.length > 0 ? `. Set by the club: ${names.join(", ")}` : "";
}
