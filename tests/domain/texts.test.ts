import { expect, test } from "vitest";
import { parseConfig } from "../../api/src/config.ts";
import { textMessageOf } from "../../api/src/notices/text/message.ts";
import { keywordOf } from "../../api/src/texts/keyword.ts";
import { partsOf, plainText } from "../../api/src/texts/parts.ts";
import { twilioSignature } from "../../api/src/texts/twilio.ts";

test("the parts of a text are those of GSM 03.38, and of UCS-2 once a character needs it", () => {
  const cases: [string, number][] = [
    ["a".repeat(160), 1],
    ["a".repeat(161), 2],
    ["a".repeat(306), 2],
    ["a".repeat(307), 3],
    ["€".repeat(80), 1],
    ["€".repeat(81), 2],
    ["ő".repeat(70), 1],
    ["ő".repeat(71), 2],
    ["\u{1f3be}".repeat(35), 1],
    ["\u{1f3be}".repeat(36), 2],
  ];
  for (const [text, parts] of cases) expect(partsOf(text), `${text.slice(0, 2)} × ${text.length}`).toBe(parts);
  expect(plainText("Sam’s “court” – 10:00…")).toBe(`Sam's "court" - 10:00...`);
});

test("the signature is that of Twilio's documents", () => {
  const form = new URLSearchParams({
    ...{ CallSid: "CA1234567890ABCDE", Caller: "+14158675310", Digits: "1234" },
    ...{ From: "+14158675310", To: "+18005551212" },
  });
  const address = "https://mycompany.com/myapp.php?foo=1&bar=2";
  expect(twilioSignature("12345", address, form)).toBe("GvWf1cFY/Q7PnoempGyD5oXAezc=");
});

test("only a reply that is the word itself stops or begins texts", () => {
  const asked = ["STOP", " stop.", "Unsubscribe", "END!", "start", "Stop it", "I want to cancel", ""].map(keywordOf);
  expect(asked).toEqual(["stop", "stop", "stop", "stop", "start", null, null, null]);
});

test("a notice as a text has two parts at most, and its link and way out are whole", () => {
  const club = { name: "Riverside Tennis and Padel Club", timeZone: "Europe/Vienna", contactEmail: "" };
  const details = { subject: "Summer party", text: "The courts close early on Saturday. ".repeat(20) };
  const text = textMessageOf({ kind: "broadcast", details }, club, "https://courtside.example.org");
  expect(text).toMatch(
    /^Riverside Tennis and Padel Club: Summer party\. The courts .*\.\.\. https:\S+ STOP ends texts$/,
  );
  expect(partsOf(text)).toBe(2);
  const other = textMessageOf(
    { kind: "broadcast", details },
    { ...club, name: "Újpest Tőke" },
    "https://court.example",
  );
  expect(partsOf(other)).toBe(3);
});

test("Twilio is configured with all of its variables, and alone", () => {
  const twilio = {
    TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
    TWILIO_AUTH_TOKEN: "secret",
    TWILIO_FROM: "+15550100",
  };
  expect(parseConfig(twilio).sms).toMatchObject({ adapter: "twilio", apiUrl: "https://api.twilio.com" });
  expect(parseConfig({ SMS_GATEWAY_URL: "https://sms.example" }).sms).toMatchObject({ adapter: "http" });
  expect(parseConfig({}).sms).toBeUndefined();
  const problem = (env: Record<string, string>) => () => parseConfig(env);
  expect(problem({ ...twilio, TWILIO_FROM: "" })).toThrow("TWILIO_FROM: is required beside TWILIO_ACCOUNT_SID");
  expect(problem({ ...twilio, SMS_GATEWAY_URL: "https://sms.example" })).toThrow("SMS_GATEWAY_URL: must be unset");
  expect(problem({ ...twilio, SMS_GATEWAY_TOKEN: "secret" })).toThrow("SMS_GATEWAY_TOKEN: must be unset");
  expect(problem({ ...twilio, TWILIO_FROM: "Courtside" })).toThrow("TWILIO_FROM: must be a number with its plus");
});
