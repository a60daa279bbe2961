import type { Page } from "@playwright/test";

/** Chromium's emulation of a device's own authenticator ("internal") or a security key ("usb"); it confirms at once. */
export async function addAuthenticator(page: Page, transport: "internal" | "usb") {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const isInternal = transport === "internal";
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: isInternal,
      hasUserVerification: isInternal,
      isUserVerified: isInternal,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Unplugs it. */
    remove: () => devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
  };
}
