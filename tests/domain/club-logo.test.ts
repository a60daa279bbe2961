import { LOGO_HINT, LOGO_MESSAGES, logoProblem } from "@courtside/contracts/domain/club-logo.ts";
import { expect, test } from "vitest";

const MOST = 2 * 1024 * 1024;

test("JPG and PNG pictures up to 2 MB may be uploaded", () => {
  for (const type of ["image/jpeg", "image/png"]) {
    expect(logoProblem({ type, size: MOST })).toBeNull();
    expect(logoProblem({ type, size: MOST + 1 })).toBe("The logo is larger than 2 MB.");
  }
  expect(LOGO_HINT).toBe("JPG or PNG, max 2 MB");
});

test.each(["image/svg+xml", "image/gif", "text/html", ""])("%j is rejected at any size", (type) => {
  expect(logoProblem({ type, size: 1 })).toBe("The logo must be a JPG or PNG picture.");
  expect(logoProblem({ type, size: MOST + 1 })).toBe("The logo must be a JPG or PNG picture.");
});

test("the message for a damaged picture says what to do", () => {
  expect(LOGO_MESSAGES.damaged).toBe("The logo is damaged or incomplete. Export it again as a JPG or PNG.");
});
