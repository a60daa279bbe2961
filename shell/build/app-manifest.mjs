import { colors } from "../../design-system/src/theme/tokens.ts";
import { assetText, emitAsset } from "./page-assets.mjs";

/** Where browsers look for it, so that an installed app finds the next one too. */
const MANIFEST_PATH = "/manifest.webmanifest";

const DEVICE_MANIFEST_PATH = "/device.webmanifest";

/** The page's script that names the manifest of its path. */
export const manifestScript = () =>
  assetText("name-manifest.js")
    .replace("DEVICE_MANIFEST", JSON.stringify(DEVICE_MANIFEST_PATH))
    .replace("MANIFEST", JSON.stringify(MANIFEST_PATH));

/** The web app manifests: what a device reads when Courtside is installed or added to its home screen. */
export function emitManifests(compilation, compiler) {
  const asset = (file) => emitAsset(compilation, compiler, file);
  const icon = asset("icon.svg");
  const common = {
    lang: "en",
    categories: ["sports"],
    background_color: colors.light.layout,
    theme_color: colors.light.layout,
    icons: [
      { src: icon, sizes: "any", type: "image/svg+xml" },
      { src: asset("icon-192.png"), sizes: "192x192", type: "image/png" },
      { src: asset("icon-512.png"), sizes: "512x512", type: "image/png" },
      { src: asset("icon-maskable-512.png"), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  const emit = (path, manifest) =>
    compilation.emitAsset(path.slice(1), new compiler.webpack.sources.RawSource(JSON.stringify(manifest)));
  emit(MANIFEST_PATH, {
    id: "/",
    name: "Courtside",
    short_name: "Courtside",
    description: "Book courts, lessons and events of your club.",
    start_url: "/dashboard",
    scope: "/",
    // The front desk's kiosk fills the screen by itself; on a phone the clock stays in sight.
    display: "standalone",
    ...common,
    shortcuts: [
      { name: "Book Court", url: "/book", icons: [{ src: icon, sizes: "any", type: "image/svg+xml" }] },
      { name: "My Bookings", url: "/my-bookings", icons: [{ src: icon, sizes: "any", type: "image/svg+xml" }] },
    ],
  });
  emit(DEVICE_MANIFEST_PATH, {
    id: "/device",
    name: "Courtside Device",
    short_name: "Courtside",
    description: "The courts of your club on the wall.",
    start_url: "/device",
    scope: "/device",
    display: "fullscreen",
    ...common,
  });
}
