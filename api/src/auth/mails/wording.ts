import type { Message } from "../../mail/frame.ts";

/** The subject of a mail of the auth service. */
export type AuthMailKind =
  | "signup"
  | "invite"
  | "invite_known"
  | "magiclink"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication"
  | "account_exists"
  | "password_changed"
  | "email_changed"
  | "sign_in_method_added"
  | "sign_in_method_removed"
  | "number_confirmed"
  | "two_factor_on"
  | "two_factor_off"
  | "passkey_added"
  | "passkey_removed"
  | "recovery_codes_made"
  | "recovery_code_used"
  | "refresh_reuse"
  | "data_export";

/** The values of a mail. The kind determines which are present. */
export interface MailContents {
  link?: string | undefined;
  code?: string | undefined;
  /** The site's address, for notices that link to where the reader can act. */
  siteUrl: string;
  /** The other address of an email change. */
  otherAddress?: string | undefined;
  /** The number of recovery codes left. */
  remaining?: number | undefined;
  /** The club's name, or Courtside, as the sender of the mail. */
  brandName: string;
}

type Wording = Omit<Message, "button" | "code"> & { subject: string; button?: string };

const IGNORE = "If you did not ask for this, you can ignore this mail: nothing will change.";
const WAS_IT_YOU =
  "If that was you, there is nothing to do. If not, set a new password at once and sign out everywhere in My Account.";
const ADDED_BY_YOU =
  "If that was you, there is nothing to do. If not, remove it in My Account at once, set a new password and sign out everywhere.";
const LINK_HOUR = "The link works once and for one hour.";
const CODE_MINUTES = "The code works for ten minutes.";

/** Subject and text of each kind. A subject never contains a code: lock screens show subjects. */
export const WORDING: Record<AuthMailKind, (contents: MailContents) => Wording> = {
  signup: ({ brandName }) => ({
    subject: `Confirm your email for ${brandName}`,
    heading: "Confirm your email address",
    paragraphs: ["Open the page below and press its button to finish signing up, or enter the code there."],
    button: "Confirm email",
    footnote: `The link works once and for one day. ${CODE_MINUTES} ${IGNORE}`,
  }),
  invite: ({ brandName }) => ({
    subject: `You are invited to ${brandName}`,
    heading: `You are invited to ${brandName}`,
    paragraphs: ["Open the page below to accept the invitation and choose a password."],
    button: "Accept invitation",
    footnote: "The link works once and for three days. If you do not know why you got this, you can ignore this mail.",
  }),
  invite_known: ({ brandName }) => ({
    subject: `You are invited to ${brandName}`,
    heading: `You are invited to ${brandName}`,
    paragraphs: ["You have an account already. Sign in with it: the invitation waits for you there."],
    button: "Sign in",
    footnote: "The invitation stands for three days. If you do not know why you got this, you can ignore this mail.",
  }),
  magiclink: ({ brandName }) => ({
    subject: `Sign in to ${brandName}`,
    heading: "Your sign-in link",
    paragraphs: ["Open the page below and press its button to sign in, or enter the code there."],
    button: "Sign in",
    footnote: `${LINK_HOUR} ${CODE_MINUTES} ${IGNORE}`,
  }),
  recovery: ({ brandName }) => ({
    subject: `Set a new password for ${brandName}`,
    heading: "Set a new password",
    paragraphs: ["Someone asked for a new password for your account. Open the page below to choose one."],
    button: "Set new password",
    footnote: `${LINK_HOUR} ${CODE_MINUTES} ${IGNORE}`,
  }),
  email_change_current: ({ otherAddress }) => ({
    subject: "Confirm the change of your email address",
    heading: "Change your email address?",
    paragraphs: [
      `Someone signed in to your account asked to change its email address to ${otherAddress}.`,
      "To allow it, open the page below and press its button. The new address gets a mail of its own; both must confirm.",
    ],
    button: "Allow the change",
    footnote: `${LINK_HOUR} ${CODE_MINUTES} If this was not you, do not confirm, and set a new password.`,
  }),
  email_change_new: ({ otherAddress }) => ({
    subject: "Confirm your new email address",
    heading: "Confirm your new email address",
    paragraphs: [
      `${otherAddress ? `The account of ${otherAddress}` : "Your account"} is to use this address from now on.`,
      "To confirm it, open the page below and press its button, or enter the code there.",
    ],
    button: "Confirm email",
    footnote: `${LINK_HOUR} ${CODE_MINUTES} If that is not your account, do not confirm: nothing will change.`,
  }),
  reauthentication: () => ({
    subject: "Your confirmation code",
    heading: "Confirm that it is you",
    paragraphs: ["Enter this code to go on."],
    footnote: `${CODE_MINUTES} Nobody from your club or from us will ever ask you for it.`,
  }),
  account_exists: ({ siteUrl }) => ({
    subject: "You have an account already",
    heading: "You have an account already",
    paragraphs: [
      "Someone, perhaps you, tried to use this address for an account. It belongs to yours, so nothing was changed.",
      `Sign in at ${siteUrl}/auth, or set a new password there if you have forgotten yours.`,
    ],
    footnote: "If this was not you, you can ignore this mail.",
  }),
  password_changed: () => ({
    subject: "Your password was changed",
    heading: "Your password was changed",
    paragraphs: ["The password of your account was changed, and all other sessions were ended.", WAS_IT_YOU],
  }),
  email_changed: ({ otherAddress }) => ({
    subject: "Your email address was changed",
    heading: "Your email address was changed",
    paragraphs: [`Your account now uses ${otherAddress}. This address no longer signs in to it.`],
    footnote: "If that was not you, write to your club at once.",
  }),
  sign_in_method_added: () => ({
    subject: "A new way to sign in was added",
    heading: "A new way to sign in was added",
    paragraphs: ["Your account was connected with another provider, which can now sign you in.", ADDED_BY_YOU],
  }),
  sign_in_method_removed: () => ({
    subject: "A way to sign in was removed",
    heading: "A way to sign in was removed",
    paragraphs: ["Your account was disconnected from a provider, which can no longer sign you in.", WAS_IT_YOU],
  }),
  number_confirmed: () => ({
    subject: "A telephone number was added",
    heading: "A telephone number was added",
    paragraphs: [
      "A telephone number was confirmed for your account, which can now sign you in by a text.",
      ADDED_BY_YOU,
    ],
  }),
  two_factor_on: () => ({
    subject: "Two-factor sign-in was turned on",
    heading: "Two-factor sign-in was turned on",
    paragraphs: ["From now on, signing in to your account needs a code from your second factor.", WAS_IT_YOU],
  }),
  two_factor_off: () => ({
    subject: "A second factor was removed",
    heading: "A second factor was removed",
    paragraphs: ["A second factor was removed from your account.", WAS_IT_YOU],
  }),
  passkey_added: () => ({
    subject: "A passkey was added",
    heading: "A passkey was added",
    paragraphs: ["A passkey was added to your account, which can now sign you in without your password.", ADDED_BY_YOU],
  }),
  passkey_removed: () => ({
    subject: "A passkey was removed",
    heading: "A passkey was removed",
    paragraphs: ["A passkey was removed from your account and can no longer sign you in.", WAS_IT_YOU],
  }),
  recovery_codes_made: () => ({
    subject: "You have new recovery codes",
    heading: "You have new recovery codes",
    paragraphs: [
      "Recovery codes were made for your account. Each signs you in once when your second factor is not at hand.",
      "Codes that you may have had before no longer work.",
      WAS_IT_YOU,
    ],
  }),
  recovery_code_used: ({ remaining = 0 }) => ({
    subject: "A recovery code was used",
    heading: "A recovery code was used",
    paragraphs: [
      `A recovery code took the place of your second factor. ${remaining === 1 ? "1 code is" : `${remaining} codes are`} left.`,
      WAS_IT_YOU,
    ],
  }),
  refresh_reuse: () => ({
    subject: "We ended one of your sessions",
    heading: "We ended one of your sessions",
    paragraphs: [
      "An old key of one of your sessions was used again. That can mean that someone copied it, so we ended that session.",
      "Sign in again to go on. If this happens more than once, set a new password and sign out everywhere in My Account.",
    ],
  }),
  data_export: ({ brandName }) => ({
    subject: "Your data is ready",
    heading: "Your data is ready",
    paragraphs: [
      `Everything that ${brandName === "Courtside" ? "Courtside stores" : `${brandName} and Courtside store`} about you can be downloaded in My Account. Sign in to open it: only you can.`,
    ],
    button: "Download your data",
    footnote: "The download is there for seven days. If you did not ask for it, change your password.",
  }),
};
