import { describe, expect, it } from "vitest";
import { compose } from "../../../api/src/auth/mails/send.ts";
import { type AuthMailKind, WORDING } from "../../../api/src/auth/mails/wording.ts";
import { OWN_BRAND } from "../../../api/src/mail/frame.ts";

const kinds = Object.keys(WORDING) as AuthMailKind[];
const link = "https://club.test/auth?token_hash=abc&type=recovery";
const contents = { to: "a@club.test", link, code: "042137", otherAddress: "b@club.test" };
const WITH_BUTTON = [
  "data_export",
  "signup",
  "invite",
  "invite_known",
  "magiclink",
  "recovery",
  "email_change_current",
  "email_change_new",
];

describe("mails", () => {
  it.each(kinds)("%s says who writes, in text and HTML, and shows no code where a locked screen would", (kind) => {
    const brand = { name: "Riverside & Sons", color: "#ffffff" };
    const mail = compose(brand, "https://club.test", { kind, ...contents });
    expect(mail.subject).not.toContain("042137");
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).toMatch(/– Riverside & Sons\n$/);
    expect(mail.html).toContain("Riverside &amp; Sons");
    expect(mail.html).toContain("background:#ffffff;color:#000000");
    const hasButton = WITH_BUTTON.includes(kind);
    expect(mail.text.includes(link)).toBe(hasButton);
    expect(mail.html.includes(link.replaceAll("&", "&amp;"))).toBe(hasButton);
    // Nothing that a mail program would have to fetch, which would reveal when a mail was read.
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|src=/i);
  });

  it("escapes people's text in markup", () => {
    const brand = { name: '<img src="x">', color: "#000000" };
    const mail = compose(brand, "https://club.test", {
      ...contents,
      kind: "email_changed",
      otherAddress: "<b>@x.test",
    });
    expect(mail.html).not.toMatch(/<img|<b>/);
    expect(mail.html).toContain("background:#000000;color:#ffffff");
  });

  it("comes from Courtside if there is no club", () => {
    expect(compose(OWN_BRAND, "https://club.test", { ...contents, kind: "magiclink" }).subject).toBe(
      "Sign in to Courtside",
    );
  });
});
