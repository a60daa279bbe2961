import { expect, test } from "vitest";
import { MAIL_KINDS, placeholdersOf, productText, sampleText } from "../../api/src/notices/mail-kinds.ts";
import { mailTextProblem, paragraphsOf, subjectOf } from "../../api/src/notices/mail-text.ts";

const club = { name: "Riverside", timeZone: "America/New_York", contactEmail: "" };

test.each(MAIL_KINDS)(
  "the product's own text of %s keeps the rules that clubs' texts keep, and leaves no brace",
  (kind) => {
    const product = productText(kind);
    expect(mailTextProblem(product, placeholdersOf(kind))).toBeNull();
    const { subject, paragraphs } = sampleText(kind, club, product);
    expect(subject).toMatch(/^[^{}\n]{5,200}$/);
    expect(paragraphs.join("\n")).toMatch(/^[^{}]{20,}$/);
  },
);

test("values are text: a brace in one is not filled in, and a line break ends no header", () => {
  const values = { club: "{reason}", reason: "Rain\r\nBcc: all@club.test" };
  expect(subjectOf({ subject: "{club}: {reason}", text: "" }, values)).toBe("{reason}: Rain Bcc: all@club.test");
});

test("a line with an empty placeholder is left out, and a paragraph with nothing in it", () => {
  const text = "{club}\nReason: {reason}\n\n{notes}\n\nSee you";
  expect(paragraphsOf({ subject: "", text }, { club: "Riverside", reason: "", notes: "" })).toEqual([
    "Riverside",
    "See you",
  ]);
});
