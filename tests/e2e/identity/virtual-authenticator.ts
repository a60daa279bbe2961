import type { Page } from "@playwright/test";

/** A device's own authenticator ("internal") or a security key ("usb") that Chromium plays; it confirms at once. */
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
    /** Takes it out of the machine. */
    remove: () => devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
  };
}
