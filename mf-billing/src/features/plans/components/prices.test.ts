import { expect, test } from "vitest";
import { headlineSaving, priceText, yearlySaving } from "./prices.ts";

const starter = { price_monthly: 2900, price_yearly: 29000 };
const elite = { price_monthly: 14900, price_yearly: 142800 };
const free = { price_monthly: 0, price_yearly: 0 };

test("prices have two decimals", () => {
  expect([2900, 142800, 5].map(priceText)).toEqual(["$29.00", "$1,428.00", "$0.05"]);
});

test("the yearly saving is rounded to whole percent", () => {
  expect(yearlySaving(starter)).toBe(17);
  expect(yearlySaving(elite)).toBe(20);
  expect(yearlySaving(free)).toBeNull();
});

test("the headline is the average over plans with both prices, 15 without any", () => {
  expect(headlineSaving([starter, elite, free])).toBe(18);
  expect(headlineSaving([free])).toBe(15);
  expect(headlineSaving([])).toBe(15);
});
