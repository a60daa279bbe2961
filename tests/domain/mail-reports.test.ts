import { expect, test } from "vitest";
import { parseConfig } from "../../api/src/config.ts";
import { mailgunReports } from "../../api/src/mail/reports/mailgun.ts";
import { mailgunBody } from "../support/mail-provider.ts";

const NOW = new Date("2026-03-08T10:00:00Z");

test("Mailgun's events: complaints, permanent failures, and what it holds back because of them; nothing else", () => {
  const provider = mailgunReports("key");
  const read = (event: Record<string, unknown>) => {
    const body = JSON.stringify(mailgunBody("key", { recipient: "maya@example.com", ...event }, { at: NOW.getTime() }));
    return provider.read({ body, header: () => undefined }, NOW).report;
  };
  const of = (type: string, code: number | null = null) => ({ address: "maya@example.com", type, code });
  expect(read({ event: "complained" })).toEqual(of("complaint"));
  const failed = { event: "failed", severity: "permanent" };
  expect(read({ ...failed, "delivery-status": { code: 550 } })).toEqual(of("bounce", 550));
  expect(read({ ...failed, reason: "suppress-bounce", "delivery-status": { code: 605 } })).toEqual(of("bounce"));
  expect(read({ ...failed, reason: "suppress-complaint" })).toEqual(of("complaint"));
  expect(read({ ...failed, reason: "suppress-unsubscribe" })).toBeNull();
  expect(read({ ...failed, severity: "temporary" })).toBeNull();
  for (const event of ["delivered", "opened", "unsubscribed", "rejected"]) expect(read({ event }), event).toBeNull();
});

test("bounces are reported by one provider, with a secret of enough bytes", () => {
  const own = { MAIL_REPORTS_SECRET: `whsec_${"A".repeat(32)}` };
  expect(parseConfig({}).mailReports).toBeUndefined();
  expect(parseConfig(own).mailReports).toMatchObject({ provider: "signed" });
  expect(parseConfig({ MAILGUN_SIGNING_KEY: "key" }).mailReports).toEqual({ provider: "mailgun", secret: "key" });
  expect(() => parseConfig({ ...own, MAILGUN_SIGNING_KEY: "key" })).toThrow("MAIL_REPORTS_SECRET: must be unset");
  for (const secret of ["secret", "whsec_", "whsec_AAAA", `whsec_${"A".repeat(33)}`, `whsec_${"-".repeat(32)}`])
    expect(() => parseConfig({ MAIL_REPORTS_SECRET: secret }), secret).toThrow("MAIL_REPORTS_SECRET: must be whsec_");
});
