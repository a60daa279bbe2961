/** The page of a device on the wall: without the shell's frame, in the density of a kiosk (docs/product/screens.md#device). assets/name-manifest.js knows it too. */
const DEVICE_PATH = "/device";

/** Nothing leads from this page to another without a load. */
export const isDevicePage = location.pathname === DEVICE_PATH;
