/** Whether this browser can show notices, and does. "install": on an iPhone or iPad only an installed application can. */
export type DeviceState = "unsupported" | "install" | "denied" | "off" | "on";

/** What the browser of this device does about notifications. */
export interface DeviceNotifications {
  state(): Promise<DeviceState>;
  /** Asks the person, if the browser has not yet. Resolves to what the api needs; null: the person or the browser said no. */
  turnOn(publicKey: string): Promise<PushSubscriptionJSON | null>;
  turnOff(): Promise<void>;
}

/** Milliseconds until a service worker that is not there is given up. */
const LONGEST_WAIT = 5_000;

export const thisDevice: DeviceNotifications = {
  async state() {
    if (!isSupported()) return isApplePhone() && !isInstalled() ? "install" : "unsupported";
    const manager = await pushManager();
    if (!manager) return "unsupported";
    if (Notification.permission === "denied") return "denied";
    return (await manager.getSubscription()) ? "on" : "off";
  },
  async turnOn(publicKey) {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const manager = await pushManager();
    if (!manager) throw new Error("There is no service worker");
    const known = await manager.getSubscription();
    // A subscription to another key, of an installation before, receives nothing of this one.
    if (known && !isFor(known, publicKey)) await known.unsubscribe();
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    return subscription.toJSON();
  },
  async turnOff() {
    const subscription = await (await pushManager())?.getSubscription();
    await subscription?.unsubscribe();
  },
};

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const isInstalled = () => matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches;

/** An iPad says that it is a Mac, which has no touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

async function pushManager(): Promise<PushManager | undefined> {
  const missing = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const registration = await Promise.race([navigator.serviceWorker.ready, missing]);
  return registration?.pushManager;
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey;
}
