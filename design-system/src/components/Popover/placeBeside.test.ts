import { describe, expect, it } from "vitest";
import { placeBeside } from "./placeBeside.ts";

const room = { width: 400, height: 300 };
const size = { width: 100, height: 50 };
const anchor = { left: 150, top: 100, width: 80, height: 20 };

describe("placeBeside", () => {
  it("stands beneath, aligned as asked", () => {
    expect(placeBeside(anchor, size, room, "bottom-start")).toEqual({ left: 150, top: 126 });
    expect(placeBeside(anchor, size, room, "bottom-end")).toEqual({ left: 130, top: 126 });
    expect(placeBeside(anchor, size, room, "bottom")).toEqual({ left: 140, top: 126 });
  });

  it("flips where there is no room", () => {
    expect(placeBeside({ ...anchor, top: 270 }, size, room, "bottom-start").top).toBe(214);
    expect(placeBeside({ ...anchor, top: 10 }, size, room, "top").top).toBe(36);
    expect(placeBeside({ ...anchor, left: 310 }, size, room, "right").left).toBe(204);
  });

  it("stays inside the window", () => {
    expect(placeBeside({ ...anchor, left: 380 }, size, room, "bottom-start").left).toBe(292);
    expect(placeBeside({ ...anchor, left: -30 }, size, room, "bottom-start").left).toBe(8);
  });
});
