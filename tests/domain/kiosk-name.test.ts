import { distinguish, kioskName } from "@courtside/contracts/domain/kiosk-name.ts";
import { expect, it } from "vitest";

it("shows first name and initial", () => {
  expect(kioskName("Ana Ruiz")).toBe("Ana R.");
  expect(kioskName("  Ana  María de la ruiz ")).toBe("Ana R.");
  expect(kioskName("Éva Östlund")).toBe("Éva Ö.");
  expect(kioskName("Cher")).toBe("Cher");
  expect(kioskName("")).toBe("");
});

it("does not offer members with the same short name", () => {
  const people = ["Ana Ruiz", "Ana Rossi", "Ben Okafor"].map((name) => ({ name }));
  expect(distinguish(people)).toEqual({
    alone: [{ shown: "Ben O.", person: { name: "Ben Okafor" } }],
    alike: ["Ana R."],
  });
  expect(distinguish(people.slice(0, 1)).alone).toHaveLength(1);
});
