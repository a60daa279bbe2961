/** What a member may agree to, in each club by itself (docs/product/privacy.md#consents). */
export const CONSENT_KINDS = ["directory", "photos", "marketing"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/**
 * What a person agrees to, word by word. A changed text takes the next version: what was given keeps the version that the person
 * saw, and old texts stay in docs/product/privacy.md.
 */
export const CONSENTS: Record<ConsentKind, { version: number; title: string; text: string }> = {
  directory: {
    version: 1,
    title: "Show me to other members",
    text: "Members who look for a partner find you by a part of your name. Hidden, they need your whole name or your email.",
  },
  photos: {
    version: 1,
    title: "The club may show photos of me",
    text: "The club may publish photos and videos in which you can be recognised, on its website, in social media and in print.",
  },
  marketing: {
    version: 1,
    title: "The club may send me offers",
    text: "The club may send you messages that advertise: offers, camps, partners. Messages about your bookings and the club come anyway.",
  },
};
