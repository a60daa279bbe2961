import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { openLive } from "../../support/live-stream.ts";
import {
  headOf,
  JPEG,
  jpegWith,
  jpegWithSecondFrame,
  orientation,
  png,
  profileBomb,
  sizeOfPng,
  textChunk,
} from "../../support/pictures.ts";
import { apiUrl, makeClub, ownerSql, type TestPerson } from "../../support/world.ts";
import { readClub } from "./settings-api.ts";

const upload = (person: TestPerson, picture: Uint8Array, { version = 1, type = "image/png" } = {}) =>
  call("/club/logo", {
    method: "PUT",
    token: person.token,
    query: { version: String(version) },
    raw: Buffer.from(picture),
    headers: { "content-type": type },
  });

const urlOf = ({ body }: { body: Record<string, unknown> }) => `${apiUrl}${body.branding_logo_url}`;

/** The stored picture, fetched as an <img> would: without a session. */
async function kept(picture: Uint8Array): Promise<Buffer> {
  const { admin } = await makeClub({ courts: 0 });
  const response = await upload(admin, picture);
  expect(response.status, response.text).toBe(200);
  return Buffer.from(await (await fetch(urlOf(response))).arrayBuffer());
}

test.each([
  ["a PNG", png(), "image/png"],
  ["a JPG", JPEG, "image/jpeg"],
])(
  "%s is kept, shown on every member's screen, and served at an address that holds its digest, for ever",
  async (_, picture, type) => {
    const { id, admin, member } = await makeClub();
    const live = await openLive(member);
    const response = await upload(admin, picture, { type });
    expect([response.status, response.body.version]).toEqual([200, 2]);
    expect(await live.next()).toMatchObject({ data: { topic: "club" } });
    live.close();
    const served = await fetch(urlOf(response));
    const bytes = Buffer.from(await served.arrayBuffer());
    const digest = createHash("sha256").update(bytes).digest("hex");
    expect(response.body.branding_logo_url).toBe(`/api/v1/clubs/${id}/logo/${digest}`);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    const me = (await call("/me", { token: member.token })).body.club;
    expect(me).toMatchObject({ branding_logo_url: response.body.branding_logo_url });
    const rows = await ownerSql`select action, detail from audit_log where club_id = ${id}`;
    expect([...rows]).toEqual([{ action: "club.logo_set", detail: { version: 2 } }]);
  },
);

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const damagedPng = png();
damagedPng[40] = (damagedPng[40] ?? 0) ^ 0xff;

const NO_PICTURE = "The logo must be a JPG or PNG picture.";
const DAMAGED = "The logo is damaged or incomplete. Export it again as a JPG or PNG.";
const HUGE = "The logo can be at most 3000 by 3000 pixels.";

test.each([
  ["an SVG with a script", SVG, NO_PICTURE],
  ["an SVG under a PNG's type", Buffer.concat([Buffer.from("<?xml version='1.0'?>"), SVG]), NO_PICTURE],
  ["a GIF", GIF, NO_PICTURE],
  ["a GIF that calls itself a PNG behind its head", Buffer.concat([GIF, png()]), NO_PICTURE],
  ["HTML", Buffer.from("<html><script>alert(1)</script>"), NO_PICTURE],
  ["nothing", Buffer.alloc(0), NO_PICTURE],
  ["a PNG's signature and a script", Buffer.concat([png().subarray(0, 8), SVG]), DAMAGED],
  ["a PNG with a wrong checksum", damagedPng, DAMAGED],
  ["a PNG without its end", png().subarray(0, -12), DAMAGED],
  ["a PNG with too few pixels", png({ pixels: new Uint8Array(13) }), DAMAGED],
  ["a PNG with a filter that does not exist", png({ pixels: new Uint8Array(4 * 13).fill(9) }), DAMAGED],
  ["a PNG without size", png({ width: 0, pixels: new Uint8Array(4) }), DAMAGED],
  ["a PNG of 60,000 by 60,000", png({ width: 60_000, height: 60_000, pixels: new Uint8Array(1) }), HUGE],
  [
    "a PNG whose head stands second, behind a chunk that looks like a smaller one",
    png({ head: [headOf(4, "tEXt"), headOf(20_000)] }),
    DAMAGED,
  ],
  ["a PNG with a second, larger head", png({ head: [headOf(4), headOf(20_000)] }), DAMAGED],
  [
    "a PNG of Apple's kind with a second, larger head",
    png({ head: [{ type: "CgBI", data: new Uint8Array(4) }, headOf(4), headOf(20_000)] }),
    DAMAGED,
  ],
  ["a PNG whose colour profile unpacks to 100 MB", png({ before: [profileBomb(100_000_000)] }), DAMAGED],
  ["a JPG's start and a script", Buffer.concat([JPEG.subarray(0, 3), SVG]), DAMAGED],
  ["a JPG without its end", JPEG.subarray(0, -2), DAMAGED],
  ["a JPG with a second, larger frame", jpegWithSecondFrame(20_000), DAMAGED],
  ["a JPG cut in a table", JPEG.subarray(0, 60), DAMAGED],
  ["a JPG without a picture", Buffer.from([0xff, 0xd8, 0xff, 0xd9]), DAMAGED],
])("%s is rejected with its message, whatever its declared type", async (_, picture, message) => {
  const { id, admin } = await makeClub({ courts: 0 });
  for (const type of ["image/png", "image/jpeg"]) {
    const response = await upload(admin, picture, { type });
    expect([response.status, response.rejection]).toMatchObject([
      400,
      { code: "bad_logo", message, details: { field: "logo" } },
    ]);
  }
  expect((await readClub(admin)).body).toMatchObject({ version: 1, branding_logo_url: null });
  expect(await ownerSql`select from club_logos where club_id = ${id}`).toHaveLength(0);
});

test.each([[2 * 1024 * 1024 + 1], [10 * 1024 * 1024]])("%i bytes are rejected as too large", async (size) => {
  const { admin } = await makeClub({ courts: 0 });
  const response = await upload(admin, Buffer.concat([png(), Buffer.alloc(size - png().length)]));
  expect([response.status, response.rejection]).toMatchObject([
    413,
    { code: "logo_too_large", message: "The logo is larger than 2 MB.", details: { field: "logo" } },
  ]);
});

test("two megabytes are accepted; other calls keep their own limit", async () => {
  const { admin } = await makeClub({ courts: 0 });
  const full = Buffer.concat([png(), Buffer.alloc(2 * 1024 * 1024 - png().length)]);
  expect((await upload(admin, full)).status).toBe(200);
  const big = { version: 2, welcome_message: "x".repeat(1_100_000) };
  expect((await call("/club", { method: "PATCH", token: admin.token, body: big })).status).toBe(413);
});

test("a PNG named .jpg is served as a PNG", async () => {
  const { admin } = await makeClub({ courts: 0 });
  const response = await upload(admin, png(), { type: "image/jpeg" });
  expect((await fetch(urlOf(response))).headers.get("content-type")).toBe("image/png");
});

const SCRIPT = "<script>alert(document.domain)</script>";
const script = Buffer.from(SCRIPT);

test.each([
  ["behind a PNG", Buffer.concat([png(), script])],
  ["in a PNG's text", png({ before: [textChunk(SCRIPT)] })],
  ["in a PNG's own chunk", png({ after: [{ type: "scRp", data: script }] })],
  ["behind a PNG's packed pixels", png({ tail: script })],
  ["behind a JPG", Buffer.concat([JPEG, script])],
  ["in a JPG's comment", jpegWith({ marker: 0xfe, data: script })],
  ["in a JPG's camera data", jpegWith({ marker: 0xe1, data: script })],
  ["in a JPG's colour profile", jpegWith({ marker: 0xe2, data: script })],
])("data hidden %s is removed, the picture stays", async (_, picture) => {
  expect(picture.includes(SCRIPT)).toBe(true);
  const bytes = await kept(picture);
  expect(bytes.includes("script")).toBe(false);
  expect(bytes.equals(await kept(picture.subarray(0, 2).equals(JPEG.subarray(0, 2)) ? JPEG : png()))).toBe(true);
});

test("an animated PNG is reduced to its first picture", async () => {
  const frames = [{ type: "acTL", data: new Uint8Array(8) }];
  expect((await kept(png({ before: frames }))).equals(await kept(png()))).toBe(true);
});

test("a photo's EXIF data is removed, and its pixels are rotated accordingly", async () => {
  const upright = await kept(jpegWith(orientation(1)));
  const turned = await kept(jpegWith(orientation(6)));
  for (const bytes of [upright, turned]) {
    expect(bytes.includes("Exif")).toBe(false);
    expect(bytes.includes("GPS")).toBe(false);
  }
  expect(upright.equals(await kept(JPEG))).toBe(true);
});

test("a PNG that decompresses to more than it declares is cut to its declared size", async () => {
  const black = new Uint8Array(4 * 13);
  expect((await kept(png({ pixels: new Uint8Array(5_000_000) }))).equals(await kept(png({ pixels: black })))).toBe(
    true,
  );
});

test("a picture larger than any screen needs is scaled down, in its own proportions", async () => {
  const pixels = new Uint8Array(600 * (1 + 3 * 1500)).fill(0);
  const bytes = await kept(png({ width: 1500, height: 600, pixels }));
  expect(sizeOfPng(bytes)).toEqual([750, 300]);
});

test("a new logo replaces it, and it can be removed; each is a change of the settings, with version conflicts", async () => {
  const { id, admin } = await makeClub({ courts: 0 });
  const first = await upload(admin, png());
  expect((await upload(admin, JPEG)).rejection).toMatchObject({ code: "settings_changed", details: { version: 2 } });
  const second = await upload(admin, JPEG, { version: 2 });
  expect([first, second].map((response) => response.status)).toEqual([200, 200]);
  expect((await fetch(urlOf(first))).status).toBe(404);
  const remove = (version: number) =>
    call("/club/logo", { method: "DELETE", token: admin.token, query: { version: String(version) } });
  expect((await remove(2)).rejection.code).toBe("settings_changed");
  expect((await remove(3)).body).toMatchObject({ version: 4, branding_logo_url: null });
  expect((await fetch(urlOf(second))).status).toBe(404);
  expect(await ownerSql`select from club_logos where club_id = ${id}`).toHaveLength(0);
});

test("only an admin changes it", async () => {
  const { front_desk, coach, member } = await makeClub({ courts: 0 });
  for (const { token } of [front_desk, coach, member]) {
    for (const method of ["PUT", "DELETE"]) {
      const response = await call("/club/logo", {
        method,
        token,
        query: { version: "1" },
        ...(method === "PUT" && { raw: png() }),
      });
      expect([response.status, response.rejection.message]).toEqual([
        403,
        "Access Denied. Only administrators can access club settings.",
      ]);
    }
  }
});

test("a logo is only found under its own club and digest", async () => {
  const [ours, theirs] = await Promise.all([makeClub({ courts: 0 }), makeClub({ courts: 0 })]);
  const url = urlOf(await upload(ours.admin, png()));
  expect((await fetch(url.replace(ours.id, theirs.id))).status).toBe(404);
  expect((await fetch(url.replace(/.{64}$/, "0".repeat(64)))).status).toBe(404);
  for (const wrong of ["x", "..%2f", `${"0".repeat(63)}G`]) {
    expect((await fetch(url.replace(/[^/]{64}$/, wrong))).status, wrong).toBe(400);
  }
});
