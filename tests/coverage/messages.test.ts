import { CLOSURE_MESSAGES } from "@courtside/contracts/domain/closures.ts";
import { COACH_MESSAGES } from "@courtside/contracts/domain/coach-profile.ts";
import { EVENT_MESSAGES } from "@courtside/contracts/domain/event-rules.ts";
import { LESSON_MESSAGES } from "@courtside/contracts/domain/lesson-messages.ts";
import { MESSAGES } from "@courtside/contracts/domain/messages.ts";
import { WAITLIST_MESSAGES } from "@courtside/contracts/domain/waitlist.ts";
import { AVAILABILITY_MESSAGES } from "@courtside/contracts/domain/weekly-availability.ts";
import { describe, expect, test } from "vitest";
import * as saves from "../../mf-admin/src/features/settings/form/saveText.ts";
import { filesOf, literalsOf } from "./literals.ts";

const CATALOGS = {
  MESSAGES,
  WAITLIST_MESSAGES,
  LESSON_MESSAGES,
  EVENT_MESSAGES,
  COACH_MESSAGES,
  AVAILABILITY_MESSAGES,
  CLOSURE_MESSAGES,
};

/** Lists of messages, which do not prove that a message is ever shown. */
const LISTS = ["tests/domain/messages.test.ts", "tests/coverage/messages.test.ts"];

const tests = filesOf("{tests,shell,mf-*,design-system,contracts}/**/*.{test,spec,stories}.{ts,tsx}").filter(
  (file) => !LISTS.includes(file),
);
const texts = new Set(tests.flatMap((file) => literalsOf(file).texts));

/** Codes of rejections in the form that the api's tests compare: "422 series_empty until". */
const rejected = new Set([...texts].flatMap((text) => /^4\d\d (\w+)/.exec(text)?.[1] ?? []));

/** The fixed parts of a message with placeholders: `{n}`, or `{}` of a template. */
const piecesOf = (message: string) =>
  message
    .split(/\{\w*\}/)
    .map((piece) => piece.trim())
    .filter((piece) => /\w/.test(piece));

const isShown = (message: string) => {
  const pieces = piecesOf(message);
  return texts.has(message) || [...texts].some((text) => pieces.every((piece) => text.includes(piece)));
};

describe.each(Object.entries(CATALOGS))("%s", (_, catalog) => {
  test.each(Object.entries(catalog))("%s is named by a test, as a code or as a text", (code, message) => {
    expect(texts.has(code) || rejected.has(code) || isShown(message)).toBe(true);
  });
});

const TOASTS = ["success", "error", "failed", "info"];

test("every toast of the web is seen by a test or a story", () => {
  const toasts = filesOf("{shell,mf-*}/src/**/*.{ts,tsx}")
    .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => literalsOf(file).calls)
    .filter(({ object, method }) => object === "toast" && TOASTS.includes(method))
    .flatMap((call) => call.texts)
    .filter((text) => piecesOf(text).length > 0);
  toasts.push(...Object.values(saves).flatMap(({ saved, failed }) => [saved, failed]));
  expect(toasts.length).toBeGreaterThan(80);
  expect([...new Set(toasts)].filter((text) => !isShown(text))).toEqual([]);
});
