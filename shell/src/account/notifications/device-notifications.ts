/** Whether this browser can show notices, and does. "install": on an iPhone or iPad only an installed application can. */
export type DeviceState = "unsupported" | "install" | "denied" | "off" | "on";

/** What the browser of this device does about notifications. */
export interface DeviceNotifications {
  state(): Promise<DeviceState>;
  /** Asks the person, if the browser has not yet. Resolves to what the api needs; null: the person or the browser said no. */
  turnOn(publicKey: string): Promise<PushSubscriptionJSON | null>;
  turnOff(): Promise<void>;
}

/** Milliseconds until a service worker that does not start is given up. */
const LONGEST_WAIT = 10_000;

export const thisDevice: DeviceNotifications = {
  async state() {
    if (!isSupported()) return isApplePhone() && !isInstalled() ? "install" : "unsupported";
    if (Notification.permission === "denied") return "denied";
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ? "on" : "off";
  },
  async turnOn(publicKey) {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const manager = await startPushManager();
    const known = await manager.getSubscription();
    // A subscription to another key, of an installation before, receives nothing of this one.
    if (known && !isFor(known, publicKey)) await known.unsubscribe();
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    return subscription.toJSON();
  },
  async turnOff() {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  },
};

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const isInstalled = () => matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches;

/** An iPad says that it is a Mac, which has no touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** With the service worker of the installed application, which does not run yet in a browser that saves data. */
async function startPushManager(): Promise<PushManager> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The service worker did not start")), LONGEST_WAIT);
  });
  return (await Promise.race([navigator.serviceWorker.ready, late])).pushManager;
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey;
}
