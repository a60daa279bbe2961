import {
  CHANNEL_LABELS,
  EVENT_LABELS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
} from "@courtside/contracts/domain/notifications.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Alert, Stack } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput, Select, Switch } from "@courtside/design-system/fields.tsx";
import { DELIVERY_STATES, useDeliveries } from "../api.ts";
import { DeliveryTable, STATE_LABELS } from "./DeliveryTable.tsx";

const ALL = "all";
const CHANNELS = [
  { value: ALL, label: "All Channels" },
  ...NOTIFICATION_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
];
const EVENTS = [
  { value: ALL, label: "All Events" },
  ...NOTIFICATION_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] })),
];
const STATES = [
  { value: ALL, label: "All States" },
  ...DELIVERY_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
];

/** What was sent to whom, with filters that the address keeps. */
export function Deliveries() {
  const { club, profile } = useMe();
  const address = useListAddress();
  const { typed, setTyped, wanted: search } = useAddressSearch(address);
  const chosen = {
    channel: address.all("channel", NOTIFICATION_CHANNELS)[0] ?? null,
    event: address.all("event", NOTIFICATION_EVENTS)[0] ?? null,
    state: address.all("state", DELIVERY_STATES)[0] ?? null,
    onlyBounced: address.get("bounced") === "true",
  };
  const query = useDeliveries({ search, ...chosen });
  const select = (name: "channel" | "event" | "state", label: string, options: { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      options={options}
      value={chosen[name] ?? ALL}
      onChange={(value) => address.change({ [name]: value === ALL ? null : value })}
    />
  );
  return (
    <Stack gap={16}>
      {query.bounced > 0 && !chosen.onlyBounced && (
        <Alert tone="warning">
          {query.bounced === 1 ? "1 address is marked" : `${query.bounced} addresses are marked`}: mails bounced, or one
          was reported as spam. Ask these people for another address.
        </Alert>
      )}
      <FilterBar
        search={
          <SearchInput
            label="Search recipients"
            placeholder="Name or email"
            maxLength={100}
            value={typed}
            onChange={setTyped}
          />
        }
        active={Object.values(chosen).filter(Boolean).length}
        onClear={() => address.change({ channel: null, event: null, state: null, bounced: null })}
      >
        {select("channel", "Channel", CHANNELS)}
        {select("event", "Event", EVENTS)}
        {select("state", "State", STATES)}
        <Switch checked={chosen.onlyBounced} onChange={(on) => address.change({ bounced: on ? "true" : null })}>
          Marked Only
        </Switch>
      </FilterBar>
      <DeliveryTable query={query} address={address} personId={profile.id} zone={club?.time_zone ?? "UTC"} />
    </Stack>
  );
}
