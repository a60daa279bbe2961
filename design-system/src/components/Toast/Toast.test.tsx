import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRegion } from "./ToastRegion.tsx";
import { closeToast, currentToasts, showToast } from "./toastStore.ts";
import { useToast } from "./useToast.ts";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let root: Root;

beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(() => root.render(<ToastRegion />));
});

afterEach(async () => {
  await act(() => {
    for (const { id } of currentToasts()) closeToast(id);
  });
  await act(() => root.unmount());
  vi.useRealTimers();
});

const shown = () => [...document.querySelectorAll("[role=status], [role=alert]")].map((element) => element.textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it("closes a success after five seconds", async () => {
  await act(() => showToast({ tone: "success", title: "Booking Confirmed! 🎾" }));
  await pass(4999);
  expect(shown()).toEqual(["Booking Confirmed! 🎾"]);
  await pass(1);
  expect(shown()).toEqual([]);
});

it("keeps an error until it is closed", async () => {
  await act(() => showToast({ tone: "error", title: "Booking Failed", description: "Please try again." }));
  await pass(60_000);
  expect(shown()).toEqual(["Booking FailedPlease try again."]);
  await act(() => document.querySelector<HTMLButtonElement>("[role=alert] button")?.click());
  expect(shown()).toEqual([]);
});

it("leads on by its link, and closes", async () => {
  const open = vi.fn();
  await act(() => useToast().success("Booked", "Court 2", { label: "See it", href: "/my-bookings/7", open }));
  const link = document.querySelector<HTMLAnchorElement>("[role=status] a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["See it", "/my-bookings/7"]);
  await act(() => link?.click());
  expect(open).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

it("stops the clock under the mouse", async () => {
  await act(() => showToast({ tone: "success", title: "Saved" }));
  await pass(3000);
  const card = document.querySelector("[role=status]");
  await act(() => card?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
  await pass(60_000);
  expect(shown()).toEqual(["Saved"]);
  await act(() => card?.dispatchEvent(new PointerEvent("pointerout", { bubbles: true })));
  await pass(1999);
  expect(shown()).toEqual(["Saved"]);
  await pass(1);
  expect(shown()).toEqual([]);
});

it("titles a failed change Error, and takes its errors away when the action succeeds", async () => {
  await act(() => {
    useToast("cancel-booking").failed("Failed to cancel booking", "The service is busy");
    useToast("add-court").failed("Failed to add court: too many");
    useToast("cancel-booking").success("Success", "Booking canceled successfully");
  });
  expect(shown()).toEqual(["ErrorFailed to add court: too many", "SuccessBooking canceled successfully"]);
});

it("shows the text and what the server says of it", async () => {
  await act(() => useToast("cancel-booking").failed("Failed to cancel booking", "The service is busy"));
  expect(shown()).toEqual(["ErrorFailed to cancel bookingThe service is busy"]);
});
