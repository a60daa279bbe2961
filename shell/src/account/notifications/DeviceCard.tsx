import { Alert, Card, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Switch } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { apiFailureText } from "../../api/apiFailureText.ts";
import { useDevice } from "./api.ts";
import { type DeviceNotifications, type DeviceState, thisDevice } from "./device-notifications.ts";
import { useReportFailure } from "./useReportFailure.ts";

const DESCRIPTIONS: Record<DeviceState, string> = {
  off: "Shows what you choose under Push, also while Courtside is closed, until you sign out.",
  on: "Shows what you choose under Push, also while Courtside is closed, until you sign out.",
  denied:
    "Your browser blocks notifications of this site. Allow them in its settings for this site, then open this page again.",
  unsupported: "This browser cannot show notifications. Your inbox and your emails have everything.",
  install:
    "On an iPhone or iPad, first add Courtside to the home screen: tap Share, then 'Add to Home Screen'. Open it from there, and switch this on.",
};

/** Whether this browser shows notices (docs/product/notifications.md#push). */
export function DeviceCard({ device = thisDevice }: { device?: DeviceNotifications | undefined }) {
  const { known, browser, turnOn, turnOff, refetch } = useDevice(device);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const report = useReportFailure("Failed to change the notifications on this device");
  if (browser.data === undefined || (!known.data && !known.error)) {
    return (
      <Card title="This Device">
        <SkeletonList />
      </Card>
    );
  }
  // The browser keeps its subscription when another session signs in; it counts if this session has subscribed it.
  const isKnown = known.data?.data.some(({ is_current }) => is_current) === true;
  const state = browser.data === "on" && !isKnown ? "off" : browser.data;
  const change = async (on: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      await (on ? turnOn() : turnOff());
    } catch (error) {
      report(error, () => setProblem(apiFailureText(error)));
    }
    await refetch();
    setBusy(false);
  };
  return (
    <Card title="This Device">
      <Stack gap={12}>
        <Switch
          checked={state === "on"}
          disabled={isBusy || (state !== "on" && state !== "off") || !known.data}
          description={DESCRIPTIONS[state]}
          onChange={(on) => void change(on)}
        >
          Turn on notifications on this device
        </Switch>
        {(problem ?? known.error) !== null && (
          <Alert tone="error" role="alert">
            {problem ?? apiFailureText(known.error)}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
