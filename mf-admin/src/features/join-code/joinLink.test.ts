import { expect, test, vi } from "vitest";
import { joinLink, readableCode } from "./joinLink.ts";

test("a code is shown in two halves, and its link fills it in", () => {
  vi.stubGlobal("location", { origin: "https://courts.example" });
  expect(readableCode("K7QM2XRA")).toBe("K7QM-2XRA");
  expect(joinLink("K7QM2XRA")).toBe("https://courts.example/join-club?code=K7QM2XRA");
});
